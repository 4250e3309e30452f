// The faces of the six stones: our own shapes, each a drawing of 56 × 58.
import type { Character } from '../bots/characters';

export const FACES: Record<Character, string> = {
  pebble:
    '<path d="M13 42C11 26 20 15 33 15s21 10 19 26c-1.5 10-9 14-20 14S14.5 51 13 42z" fill="#C7B690"/>'
    + '<path d="M13.5 44c4 5 33 6 38 0-2 8-9 11-19 11s-17-3-19-11z" fill="#A08F6A"/>'
    + '<circle cx="21" cy="43" r="3.4" fill="#D98E6B" opacity=".75"/>'
    + '<circle cx="45" cy="43" r="3.4" fill="#D98E6B" opacity=".75"/>'
    + '<circle cx="25" cy="34" r="5" fill="#FFFDF6"/>'
    + '<circle cx="25.8" cy="34.6" r="2.6" fill="#2A241D"/>'
    + '<circle cx="41" cy="34" r="5" fill="#FFFDF6"/>'
    + '<circle cx="41.8" cy="34.6" r="2.6" fill="#2A241D"/>'
    + '<path d="M27.5 43.5q5.5 5.5 11 0" stroke="#2A241D" stroke-width="2.4" fill="none" stroke-linecap="round"/>',
  moss:
    '<path d="M9 44c-1-13 9-21 23-21s25 8 23 20c-1.5 8-10 11-23 11S10 52 9 44z" fill="#8F9A92"/>'
    + '<path d="M9.5 46c6 5 40 5 45.5-1-2 7-10 9-23 9S11 52 9.5 46z" fill="#6F7B74"/>'
    + '<path d="M8 34c1-10 11-19 24-19s23 8 24 17c-3 4-6-1-9 2s-6 1-9-1-6 4-10 1-6 2-9 2-7 2-11-2z" fill="#5E8A4A"/>'
    + '<path d="M16 24q6-6 13-6M36 19q7 0 11 5" stroke="#8DB56F" stroke-width="2.5" fill="none" stroke-linecap="round"/>'
    + '<path d="M20 41h9M36 41h9" stroke="#2A241D" stroke-width="2.6" stroke-linecap="round"/>'
    + '<path d="M29 48q3 1.8 7 0" stroke="#2A241D" stroke-width="2.2" fill="none" stroke-linecap="round"/>',
  flint:
    '<path d="M11 46 17 22 33 9 47 18 55 38 46 54 24 56z" fill="#7A5A4A"/>'
    + '<path d="M33 9 47 18 38 30z" fill="#A37E68"/>'
    + '<path d="M17 22 33 9 38 30 22 33z" fill="#8F6B58"/>'
    + '<path d="M46 54 55 38 40 44z" fill="#5C4236"/>'
    + '<circle cx="25" cy="35" r="4.4" fill="#FFFDF6"/>'
    + '<circle cx="26.2" cy="35.6" r="2.288" fill="#2A241D"/>'
    + '<circle cx="42" cy="34" r="4.4" fill="#FFFDF6"/>'
    + '<circle cx="43.2" cy="34.6" r="2.288" fill="#2A241D"/>'
    + '<path d="M19 29l9 2.5M48 27.5l-9 3" stroke="#2A241D" stroke-width="2.6" stroke-linecap="round"/>'
    + '<path d="M27 46l12-2.5" stroke="#2A241D" stroke-width="2.5" stroke-linecap="round"/>'
    + '<path d="M51 8l2 4 4 1-4 2-2 4-1-4-4-2 4-1z" fill="#F0B04A"/>',
  slate:
    '<path d="M8 50c0-4 8-5 24-5s25 1 25 5-8 6-25 6-24-2-24-6z" fill="#59656C"/>'
    + '<path d="M10 24c0-4 10-6 23-6s21 2 21 6v22c-4 3-13 3.5-22 3.5S14 49 10 46z" fill="#7C8A92"/>'
    + '<path d="M10 24c0-4 10-6 23-6s21 2 21 6-9 5-22 5-22-1-22-5z" fill="#97A5AC"/>'
    + '<path d="M12 19c1-4 10-5 20-5s18 1 19 4-7 4-19 4-20-1-20-3z" fill="#68757C"/>'
    + '<circle cx="24" cy="37" r="6.8" fill="#FFFDF6" stroke="#2A241D" stroke-width="2"/>'
    + '<circle cx="42" cy="37" r="6.8" fill="#FFFDF6" stroke="#2A241D" stroke-width="2"/>'
    + '<path d="M30.8 36q2.2-1.6 4.4 0" stroke="#2A241D" stroke-width="2" fill="none"/>'
    + '<circle cx="24.5" cy="37.5" r="2.4" fill="#2A241D"/>'
    + '<circle cx="42.5" cy="37.5" r="2.4" fill="#2A241D"/>'
    + '<path d="M29 47h8" stroke="#2A241D" stroke-width="2.2" stroke-linecap="round"/>',
  quartz:
    '<path d="M16 55 12 34 24 12 33 6 46 16 53 36 48 55z" fill="#D9A9C6"/>'
    + '<path d="M24 12 33 6 31 24 20 32 12 34z" fill="#F0CFE2"/>'
    + '<path d="M33 6 46 16 42 30 31 24z" fill="#C487AC"/>'
    + '<path d="M53 36 42 30 44 55h4z" fill="#B0729A"/>'
    + '<path d="M20 55 20 32 31 24 42 30 44 55z" fill="#E3BAD3"/>'
    + '<circle cx="26" cy="38" r="4" fill="#FFFDF6"/>'
    + '<circle cx="26" cy="38.6" r="2.08" fill="#2A241D"/>'
    + '<circle cx="38" cy="38" r="4" fill="#FFFDF6"/>'
    + '<circle cx="38" cy="38.6" r="2.08" fill="#2A241D"/>'
    + '<path d="M22.5 32.5q3.5-2.5 7-.4M34.5 32.2q3.5-2.2 7 .4" stroke="#4A2340" stroke-width="2" fill="none" stroke-linecap="round"/>'
    + '<path d="M29 47q3.5 2 6.5-.6" stroke="#4A2340" stroke-width="2.2" fill="none" stroke-linecap="round"/>',
  granite:
    '<path d="M7 55C5 40 8 17 20 11c8-4 20-3 26 2 9 7 12 28 11 42z" fill="#8A8579"/>'
    + '<path d="M7 55c-.6-5-.4-10 .4-16 6 8 14 11 25 11s20-3 24.4-10c.6 5 .5 10 .2 15z" fill="#6C675C"/>'
    + '<g fill="#5A564C"><circle cx="17" cy="23" r="1.5"/><circle cx="44" cy="19" r="1.7"/><circle cx="49" cy="31" r="1.3"/><circle cx="30" cy="15" r="1.3"/><circle cx="13" cy="34" r="1.2"/></g>'
    + '<g fill="#B5AF9F"><circle cx="23" cy="17" r="1.3"/><circle cx="38" cy="14" r="1.3"/><circle cx="51" cy="38" r="1.2"/></g>'
    + '<path d="M17 28.5q7-4.5 13 0M35 28.5q6-4.5 13 0" stroke="#3B372F" stroke-width="3.6" fill="none" stroke-linecap="round"/>'
    + '<circle cx="24" cy="35" r="3.8" fill="#FFFDF6"/>'
    + '<circle cx="24" cy="35.6" r="1.976" fill="#2A241D"/>'
    + '<circle cx="41" cy="35" r="3.8" fill="#FFFDF6"/>'
    + '<circle cx="41" cy="35.6" r="1.976" fill="#2A241D"/>'
    + '<path d="M26 46.5h13" stroke="#2A241D" stroke-width="2.6" stroke-linecap="round"/>',
};
