/// <reference types="vite/client" />

/**
 * Joins a base address and a relative path with exactly one slash between them.
 * The base may be relative ('/', '/api') or absolute; its query and hash are not expected.
 */
export function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}

/**
 * The absolute address of the application's root, ending in a slash: redirect URI of the sign-in and base of
 * /config.json (decision 0016). It comes from the build's base, since a deep link's own folder is not the root.
 */
export function appBase(): string {
  return new URL(import.meta.env.BASE_URL, document.baseURI).href
}
