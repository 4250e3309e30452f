// Being called by the browser's own service, where there is one and the reader allows it.

/** Whether this browser knows how, and the connection is one where it may. */
export const canBeCalled = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined';

async function manager(): Promise<PushManager | null> {
  if (!canBeCalled()) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

/** How this browser is called now; null where it is not. */
export async function subscription(): Promise<PushSubscription | null> {
  return (await (await manager())?.getSubscription().catch(() => null)) ?? null;
}

/** Let this browser be called by the server with this key; null where browser or reader say no. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const pushes = await manager();
  try {
    // A subscription for another server's key has to go first.
    await (await pushes?.getSubscription())?.unsubscribe();
    return (await pushes?.subscribe({ userVisibleOnly: true, applicationServerKey: key })) ?? null;
  } catch {
    return null;
  }
}
