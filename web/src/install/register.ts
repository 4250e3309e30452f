// The page can be installed and opens without a network, where browsers allow it: on https and on this machine.

/** Let the service worker come, once the page is there; without one everything works too. */
export function register(): void {
  // A chunk of a build that the server no longer has: the page of today knows the right ones.
  addEventListener('vite:preloadError', () => void reloadOnce());
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => void start(), { once: true });
}

async function start(): Promise<void> {
  navigator.serviceWorker.addEventListener('controllerchange', () => void tell());
  try {
    await navigator.serviceWorker.register('/sw.js');
    await tell();
  } catch {
    // Private windows and strict settings: the page works without.
  }
}

/** What was asked for before there was a worker, or by way of the last one, is told to it; typefaces come last. */
async function tell(): Promise<void> {
  await document.fonts.ready;
  const assets = performance.getEntriesByType('resource').map((entry) => entry.name);
  navigator.serviceWorker.controller?.postMessage({ assets });
}

/** Load the page again, unless that was just tried or the server is not there. */
async function reloadOnce(): Promise<void> {
  const last = Number(sessionStorage.getItem('cairn-reloaded') ?? 0);
  if (Date.now() - last < 10_000) return;
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem('cairn-reloaded', String(Date.now()));
  location.reload();
}
