/** Where cookies are written; the document unless a test says otherwise. */
export type CookieHolder = Pick<Document, 'cookie'>

const oneYear = 365 * 24 * 60 * 60

/**
 * Leaves the theme for the sign-in page of the built-in provider, which has the same looks and no way to our storage.
 * Nothing secret, nothing that names a person; a provider elsewhere never sees it.
 */
export function leaveTheme(theme: string, holder: CookieHolder = document): void {
  holder.cookie = `somo_theme=${encodeURIComponent(theme)}; Path=/; Max-Age=${oneYear}; SameSite=Lax`
}

/** Takes away what was left. */
export function forgetTheme(holder: CookieHolder = document): void {
  holder.cookie = 'somo_theme=; Path=/; Max-Age=0; SameSite=Lax'
}
