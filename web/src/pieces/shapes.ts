/** Circle, square, triangle, diamond, hexagon, star, in a box of 24: a seat is never known by its colour alone. */
export const SHAPES = [
  'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20z',
  'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z',
  'M12 2.500 22.500 21h-21z',
  'M12 1 23 12 12 23 1 12z',
  'M6.500 2.500h11L23 12l-5.500 9.500h-11L1 12z',
  'm12 1 3.200 7.300 7.900.7-6 5.200 1.800 7.800L12 17.900 5.100 22l1.800-7.800-6-5.200 7.900-.7z',
];
