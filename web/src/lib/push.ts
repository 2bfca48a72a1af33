/** What the browser says to notifications; 'home-screen' where they need the installed product. */
export type PushPermission = NotificationPermission | 'home-screen' | 'unsupported';

/** Safari on iPhone and iPad knows push in what was added to the home screen only. */
const isApplePhone = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function pushPermission(): PushPermission {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission;
  return isApplePhone() ? 'home-screen' : 'unsupported';
}

const registered = () => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready);

/**
 * Asks for permission and subscribes this browser. Returns what the server needs to send to it; null when the person does
 * not allow it. A subscription of an earlier key of the server is replaced.
 */
export async function subscribeToPush(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await registered();
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  return {
    endpoint: subscription.endpoint,
    p256dh: keyOf(subscription, 'p256dh'),
    auth: keyOf(subscription, 'auth'),
  };
}

/** Ends the subscription of this browser, if it has one. */
export async function unsubscribeFromPush(): Promise<void> {
  const { pushManager } = await registered();
  await (await pushManager.getSubscription())?.unsubscribe();
}

/** A key in base64url. */
function keyOf(subscription: PushSubscription, name: PushEncryptionKeyName): string {
  const bytes = new Uint8Array(subscription.getKey(name) ?? []);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
