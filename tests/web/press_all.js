// Press every thing on the table, and say which of them did not answer.
async () => {
  const settled = () => new Promise((done) => setTimeout(done, 16));
  const state = () => JSON.stringify([
    document.querySelector('[data-zone=prompt] h2')?.textContent,
    [...document.querySelectorAll('[aria-pressed=true], .chosen')].map((one) => one.dataset.thing ?? one.className),
    document.querySelector('[role=alert]')?.textContent ?? '',
    document.querySelector('[role=dialog]')?.textContent ?? '',
  ]);
  const close = async () => {
    for (let n = 0; n < 3; n++) document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
    await settled();
    // A refusal that is still going would make the next one, in the same words, look like no answer.
    const said = () => document.querySelector('[role=alert]')?.textContent || document.querySelector('[role=dialog]');
    for (let n = 0; n < 60 && said(); n++) await settled();
  };
  const silent = [];
  let answered = 0;
  const things = [...new Set([...document.querySelectorAll('[data-thing]')].filter((one) => one.checkVisibility()).map((one) => one.dataset.thing))];
  for (const thing of things) {
    await close();
    const find = () => document.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
    if (!find()) continue;
    // What would be played at once is a move: it is not pressed here, or the position would be another.
    const moves = find().hasAttribute('data-legal') && !find().hasAttribute('data-carry');
    if (moves) { answered++; continue; }
    const before = state();
    find().click();
    for (let n = 0; n < 300 && state() === before; n++) await settled();
    if (state() === before) silent.push(thing);
    else answered++;
  }
  await close();
  return {answered, silent};
}
