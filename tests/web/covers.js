// What the mark of the guide covers that has to stay free, and whether it lies within the window.
() => {
  const mark = document.querySelector('[data-coach]');
  const on = mark.getBoundingClientRect();
  const name = (one) => (one.ariaLabel || one.innerText || one.className.toString()).slice(0, 60);
  const found = [];
  if (on.left < 0 || on.top < 0 || on.right > innerWidth || on.bottom > innerHeight) found.push('leaves the window');
  // A mark shows its words, or folded its title alone.
  const parts = (what) => [...mark.querySelectorAll(what)].filter((one) => one.checkVisibility());
  for (const one of parts('h2, p, small, button')) {
    const box = one.getBoundingClientRect();
    if (one.scrollWidth > one.clientWidth + 1 || box.left < on.left || box.right > on.right || box.bottom > on.bottom) found.push(`has no room for ${name(one)}`);
  }
  // A place is what glows of it; a thing without such a part is all of it.
  const glowing = (thing) => (thing.querySelector('[data-slot]') ? [...thing.querySelectorAll('[data-slot]')] : [thing]);
  const legal = [...document.querySelectorAll('.table [data-legal]')].filter((one) => one.checkVisibility());
  const free = [...legal.flatMap((one) => glowing(one).map((part) => [part, one])), ...[...document.querySelectorAll('[data-zone=prompt], .table > header')].map((one) => [one, one])];
  for (const [part, thing] of free) {
    const box = part.getBoundingClientRect();
    if (Math.min(box.right, on.right) > Math.max(box.left, on.left) && Math.min(box.bottom, on.bottom) > Math.max(box.top, on.top)) found.push(`covers ${name(thing)}`);
    const [x, y] = [box.left + box.width / 2, Math.min(box.top + box.height / 2, innerHeight - 2)];
    if (mark.contains(document.elementFromPoint(x, y))) found.push(`takes the press on ${name(thing)}`);
  }
  for (const one of parts('button')) {
    const box = one.getBoundingClientRect();
    const least = matchMedia('(pointer: coarse)').matches ? 43.5 : 24;
    if (box.width < least || box.height < least) found.push(`${name(one)} is too small`);
    if (!one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))) found.push(`${name(one)} cannot be pressed`);
  }
  return found;
}
