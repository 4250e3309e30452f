// Words that run out of their boxes, numbers on two lines, and targets that a finger would miss.
(() => {
  const wrong = [];
  const slack = 1.5;
  const inline = (element) => /^(inline|contents)$/.test(getComputedStyle(element).display);
  const tells = (element) => `${element.closest('article')?.id ?? ''}: ${element.className?.baseVal ?? element.className} "${(element.dataset?.text ?? element.textContent).trim().slice(0, 40)}"`;
  const number = /^[−+×\-\d.,:/ ]+$/;

  /** Where each piece of text is drawn: the element that holds it, its boxes, its words. */
  function* texts() {
    const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement: parent, data } = walk.currentNode;
      if (!data.trim() || parent.closest('svg, option, .heard, [hidden]')) continue;
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      yield [parent, [...range.getClientRects()], data.trim()];
    }
    for (const drawn of document.querySelectorAll('main [data-text]')) {
      if (!drawn.closest('.heard')) yield [drawn, [...drawn.getClientRects()], drawn.dataset.text.trim()];
    }
  }

  for (const [element, boxes, words] of texts()) {
    if (!boxes.length || !boxes.some(({ width }) => width)) continue;
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    if (number.test(words) && boxes.some((box) => Math.abs(box.top - boxes[0].top) > 4)) wrong.push(`two lines: ${tells(element)}`);
    for (let up = element.dataset?.text === undefined || inline(element) ? element : element.parentElement; up; up = up.parentElement) {
      if (inline(up)) continue;
      const style = getComputedStyle(up);
      // Shown whole or not at all, cut with a sign that it is, or scrolled on purpose.
      if (up.matches('.fits, .counts') || style.textOverflow === 'ellipsis') break;
      const box = up.getBoundingClientRect();
      if (left < box.left - slack || right > box.right + slack) {
        wrong.push(`out of its box: ${tells(element)} in ${up.className} by ${Math.round(Math.max(box.left - left, right - box.right))}`);
        break;
      }
      if (/auto|scroll/.test(style.overflowX) || /absolute|fixed/.test(style.position)) break;
      if (up.matches('article, section, li, button, figure, .card, .stack')) break;
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const target of document.querySelectorAll('main :is(button, input, select, [role=tab])')) {
    // Strips of a hand lie side by side, a map has its own reach, small things share one, a field is its label.
    if (target.closest('[data-zone=hand] ul, [data-spot], [data-zone=tiny]') || target.closest('label') || !target.offsetParent) continue;
    const { width, height } = target.getBoundingClientRect();
    if (width < 43.5 || height < 43.5) wrong.push(`small: ${tells(target)} ${Math.round(width)} × ${Math.round(height)}`);
  }
  return wrong;
})()
