// What is wrong with the table as it is drawn now, by kind of fault; `touched` asks for touch areas of 44 px.
(touched) => {
  const shown = (one) => one.checkVisibility({visibilityProperty: true}) && one.getBoundingClientRect().width > 0;
  const name = (one) => (one.ariaLabel || one.innerText || one.className.toString()).slice(0, 60);
  const root = document.documentElement;
  // What is seen of a thing: a list that scrolls cuts it at its edges.
  const seen = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const port = one.closest('[data-scrolls]')?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return { left: Math.max(left, port.left), top: Math.max(top, port.top), right: Math.min(right, port.right), bottom: Math.min(bottom, port.bottom) };
  };
  const found = {page: [], outside: [], wraps: [], cut: [], overlaps: [], small: []};
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) found.page.push('scrolls');
  const table = document.querySelector('.table');
  if (table.scrollTop || table.scrollLeft) found.page.push('scrolled');

  const buttons = [...document.querySelectorAll('.table button')].filter(shown);
  for (const one of buttons) {
    const box = one.getBoundingClientRect();
    const scrolls = one.closest('.lines, .scrolls, .seats, [data-scrolls]');
    // The hand of a short phone sinks below the edge on purpose.
    const sinks = one.closest('.sinks');
    if (!scrolls && !sinks && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)) found.outside.push(name(one));
  }
  // Numbers stand on one line: the text box of a number is no higher than a line and a half.
  for (const one of document.querySelectorAll('.table b, .table .score, .table .points, .table .count, .table h2')) {
    if (!shown(one) || one.querySelector('b, button')) continue;
    const text = one.textContent.trim();
    const style = getComputedStyle(one);
    const line = parseFloat(style.lineHeight) || parseFloat(style.fontSize) * 1.3;
    const range = document.createRange();
    range.selectNodeContents(one);
    const lines = new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top / (line / 2))));
    if (/^[+−-]?\d+$/.test(text) && lines.size > 2) found.wraps.push(text);
    if (/^[+−-]?\d+$/.test(text) && one.scrollWidth > one.clientWidth + 2 && one.clientWidth > 0) found.cut.push(text);
  }
  for (const one of document.querySelectorAll('.table button .label, .table h2, .table .who b span')) {
    // A label that only a screen reader has is a pixel wide.
    if (shown(one) && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).textOverflow !== 'ellipsis') found.cut.push(name(one));
  }
  // What can be pressed does not lie on each other, cards of one row excepted.
  const zones = (one) => one.closest('[data-zone], header, aside');
  const plain = buttons.filter((one) => !one.closest('.log, [role=dialog]'));
  for (let i = 0; i < plain.length; i++) for (let j = i + 1; j < plain.length; j++) {
    const [a, b] = [plain[i], plain[j]];
    if (a.contains(b) || b.contains(a) || (a.hasAttribute('data-hand') && b.hasAttribute('data-hand'))) continue;
    // A chosen card rises over the edge of the question.
    if (a.hasAttribute('data-hand') !== b.hasAttribute('data-hand')) continue;
    const [x, y] = [seen(a), seen(b)];
    const wide = Math.min(x.right, y.right) - Math.max(x.left, y.left);
    const high = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
    if (wide > 4 && high > 4 && zones(a) === zones(b)) found.overlaps.push(`${name(a)} / ${name(b)}`);
  }
  if (touched) {
    const reach = (one) => {
      const box = one.getBoundingClientRect();
      const after = getComputedStyle(one, '::after');
      const more = after.content !== 'none' && after.position === 'absolute' ? -Math.min(0, parseFloat(after.top) || 0) * 2 : 0;
      const side = after.content !== 'none' && after.position === 'absolute' ? -Math.min(0, parseFloat(after.left) || 0) * 2 : 0;
      return [box.width + side, box.height + more];
    };
    for (const one of plain) {
      // On a map the nearest place within 44 px is meant.
      if (one.hasAttribute('data-hand') || one.hasAttribute('data-spot') || one.closest('.sinks')) continue;
      const [width, height] = reach(one);
      if (width < 43.5 || height < 43.5) found.small.push(`${name(one)} ${Math.round(width)}×${Math.round(height)}`);
    }
  }
  return Object.fromEntries(Object.entries(found).filter(([, list]) => list.length));
}
