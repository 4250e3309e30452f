() => {
  // Which labels of the map lie over another label, a badge, the name of the equator, or the edge of the map.
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b, slack) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const sheet = document.querySelector('.mapview .sheet');
  const labels = [...sheet.querySelectorAll('[data-label]')].map((one) => ({ id: one.dataset.label, ...trim(box(one)) }));
  const badges = [...sheet.querySelectorAll('.place')].map((one) => ({ id: one.dataset.place, ...flat(box(one.querySelector('.pill'))) }));
  const equator = flat(box(sheet.querySelector('.equator-name')));
  const edge = box(sheet);
  // A line of letters is lower than its box.
  function trim({ left, right, top, bottom }) { const cut = (bottom - top) * .18; return { left, right, top: top + cut, bottom: bottom - cut }; }
  function flat({ left, right, top, bottom }) { return { left, right, top, bottom }; }
  const found = [];
  labels.forEach((label, i) => {
    for (const other of labels.slice(i + 1)) if (meet(label, other, 1)) found.push(`${label.id} on label ${other.id}`);
    for (const badge of badges) if (meet(label, badge, 1.5)) found.push(`${label.id} on badge ${badge.id}`);
    if (meet(label, equator, 1)) found.push(`${label.id} on the equator's name`);
    if (label.left < edge.left || label.right > edge.right || label.top < edge.top || label.bottom > edge.bottom) found.push(`${label.id} outside`);
  });
  for (const column of document.querySelectorAll('.column > *')) for (const label of labels) if (meet(label, box(column), 1)) found.push(`${label.id} under the column`);
  return found;
}
