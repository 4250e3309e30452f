// The service worker: the page opens without a network, and an update is never missed.
//
// Documents come from the network and only without one from the cache; files of /assets have a hash in their names,
// so a copy is as good as the original; everything else, /api and /ws above all, is none of its business.
// plugins/install.ts puts in what this build is made of.
const CACHE = 'cairn-__BUILD__';
const CORE = __CORE__;
// Opened once: what an old worker still puts here after a new one has deleted it is gone with it.
const opened = caches.open(CACHE);

self.addEventListener('install', (event) => {
  event.waitUntil(opened.then((cache) => cache.addAll(CORE.map((path) => new Request(path, { cache: path === '/' ? 'reload' : 'default' })))));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('cairn-') && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// What a page had loaded before there was a worker: it is in the browser's own cache, so this costs no line.
self.addEventListener('message', (event) => {
  const assets = event.data?.assets;
  if (!Array.isArray(assets)) return;
  const ours = assets.filter((address) => isAsset(new URL(address)));
  event.waitUntil(
    opened.then((cache) => Promise.all(ours.map(async (address) => (await cache.match(address)) ?? cache.add(address).catch(() => {})))),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const address = new URL(request.url);
  if (isAsset(address)) event.respondWith(asset(request));
  else if (request.mode === 'navigate' && isPage(address)) event.respondWith(page(request));
});

function isAsset(address) {
  return address.origin === self.location.origin && address.pathname.startsWith('/assets/');
}

/** Whether an address is answered with the page: not the requests, nor their description. */
function isPage(address) {
  return address.origin === self.location.origin && !/^\/(api|ws|docs|health|openapi\.json)(\/|$)/.test(address.pathname);
}

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await opened).put('/', answer.clone());
    return answer;
  } catch (error) {
    const kept = await (await opened).match('/');
    if (kept) return kept;
    throw error;
  }
}

async function asset(request) {
  const kept = await (await opened).match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await opened).put(request, answer.clone());
  return answer;
}
