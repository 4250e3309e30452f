// The requests of the account page, one function each.
import { json } from '../api';
import type { AccountInfo, Done } from '../wire';

export const account = {
  info: () => json<AccountInfo>('/api/account'),
  make: (name: string, password: string) => json<AccountInfo>('/api/account', { name, password }),
  logIn: (name: string, password: string) => json<AccountInfo>('/api/account/login', { name, password }),
  logOut: () => json<AccountInfo>('/api/account/logout', {}),
  password: (old: string, now: string) => json<AccountInfo>('/api/account/password', { old, new: now }),
  /** Without an id: all sessions but this one. */
  end: (id: string) => json<AccountInfo>('/api/account/end_session', { id }),
  forget: (password: string) => json<AccountInfo>('/api/account/forget', { password }),
  forgive: async (id: string) => {
    await json<Done>('/api/forgive', { id });
    return json<AccountInfo>('/api/account');
  },
  email: (address: string, language: string) => json<AccountInfo>('/api/account/email', { address, language }),
  mail: async (what: 'confirm' | 'end', key: string) => {
    await json<Done>(`/api/mail/${what}?key=${encodeURIComponent(key)}`, {});
    return json<AccountInfo>('/api/account');
  },
  call: (subscription: PushSubscription, language: string) => {
    const { endpoint, keys } = subscription.toJSON();
    return json<AccountInfo>('/api/account/call', { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', language });
  },
  callNoMore: (endpoint: string) => json<AccountInfo>('/api/account/call_no_more', { endpoint }),
};

/** Asks for something, and shows what came of it. */
export type Ask = (what: Promise<AccountInfo>, done?: string) => Promise<boolean>;
