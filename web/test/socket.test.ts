import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { LastingSocket, type Line } from '../src/socket';
import type { Reply } from '../src/wire';

/** A server that does what the test says. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; id?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(reply: Partial<Reply>): void {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function lasting(t: { after: (undo: () => void) => void }) {
  mock.timers.enable({ apis: ['setTimeout'] });
  t.after(() => mock.timers.reset());
  FakeSocket.all = [];
  const lines: Line[] = [];
  let ended = 0;
  const ears = { hear: () => {}, line: (now: Line) => lines.push(now), ended: () => (ended += 1) };
  const socket = new LastingSocket(() => 'ws://here', ears, (to) => new FakeSocket(to) as unknown as WebSocket);
  return { socket, lines, ended: () => ended, last: () => FakeSocket.all.at(-1)! };
}

test('what was not answered is sent again with the same id, and only once it is open', (t) => {
  const { socket, last } = lasting(t);
  socket.send({ type: 'move', at: 3, id: 'one', move: 'draw' });
  assert.deepEqual(last().sent, []);
  last().open();
  socket.send({ type: 'move', at: 4, id: 'two', move: 'draw' });
  assert.deepEqual(last().sent.map((request) => request.id), ['one', 'two']);
  last().say({ type: 'view', answers: 'one' });
  last().close();
  mock.timers.tick(500);
  last().open();
  assert.deepEqual(last().sent.map((request) => request.id), ['two']);
  last().say({ type: 'refused', id: 'two' });
  last().close();
  mock.timers.tick(500);
  last().open();
  assert.deepEqual(last().sent, []);
});

test('the waits grow to ten seconds', (t) => {
  const { lines } = lasting(t);
  const waits: number[] = [];
  for (let i = 0; i < 9; i++) {
    const count = FakeSocket.all.length;
    FakeSocket.all.at(-1)!.close();
    let waited = 0;
    while (FakeSocket.all.length === count) {
      mock.timers.tick(10);
      waited += 10;
    }
    waits.push(waited);
  }
  assert.equal(waits[0], 500);
  assert.ok(waits.every((wait, i) => i === 0 || wait >= waits[i - 1]!));
  assert.equal(waits.at(-1), 10_000);
  assert.ok(lines.every((line) => line === 'lost'));
});

test('a silent line is asked, then given up', (t) => {
  const { last, lines } = lasting(t);
  last().open();
  mock.timers.tick(25_000);
  assert.equal(last().sent.at(-1)?.type, 'ping');
  last().say({ type: 'pong' });
  mock.timers.tick(25_000);
  mock.timers.tick(10_000);
  assert.equal(lines.at(-1), 'lost');
});

test('a page that is sent away does not come back', (t) => {
  const { last, ended } = lasting(t);
  last().open();
  last().close(4403);
  mock.timers.tick(60_000);
  assert.equal(ended(), 1);
  assert.equal(FakeSocket.all.length, 1);
});
