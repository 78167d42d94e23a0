import type { Role, UploadKind } from '@somo/graphql/schema'

/** What is taken as a file of a kind. */
export interface KindRules {
  /** Largest file in bytes. */
  readonly maxBytes: number
  /** Who may send one: any of these; null for everybody who is signed in. */
  readonly roles: readonly Role[] | null
  /** What its content may be, by its real type. Logos and page images of administrators may be drawings as well. */
  readonly types: readonly string[]
}

const mebibyte = 1024 * 1024
const photographs = ['image/png', 'image/webp', 'image/jpeg'] as const

/** How a drawing is named; its content tells by itself what it is. */
export const svgType = 'image/svg+xml'

/** The rules of each kind, as the schema's enum UploadKind says them. */
export const kindRules: Readonly<Record<UploadKind, KindRules>> = {
  LOGO: { maxBytes: mebibyte, roles: ['ADMIN', 'EDUCATION_MANAGER'], types: photographs },
  AVATAR: { maxBytes: 5 * mebibyte, roles: null, types: [...photographs, 'image/avif'] },
  LEGAL_TEXT: { maxBytes: 10 * mebibyte, roles: ['ADMIN'], types: ['application/pdf'] },
  // Learning content comes in parts and has limits by kind, which are settings; this is the most that any may have.
  MEDIUM: { maxBytes: 2047 * mebibyte, roles: ['ADMIN', 'EDUCATION_MANAGER'], types: [] },
  PAGE_IMAGE: {
    maxBytes: 10 * mebibyte,
    roles: ['ADMIN', 'EDUCATION_MANAGER'],
    types: [...photographs, 'image/avif'],
  },
  CERTIFICATE: {
    maxBytes: 10 * mebibyte,
    roles: null,
    types: [...photographs, 'image/avif'],
  },
  // In parts as well, from learners and those who set tasks.
  TASK: { maxBytes: 200 * mebibyte, roles: null, types: [] },
  // Also in parts.
  PAGE_FILE: { maxBytes: 100_000_000, roles: ['ADMIN', 'EDUCATION_MANAGER'], types: [] },
  // What it really is its import finds out; a text has no sign of its own.
  IMPORT: { maxBytes: 50 * mebibyte, roles: ['ADMIN', 'EDUCATION_MANAGER'], types: [] },
}

/** What the content of a file of a kind may be, from a sender with these roles: drawing is work, so few may ask for it. */
export function typesTakenFrom(kind: UploadKind, roles: readonly Role[]): readonly string[] {
  const { types } = kindRules[kind]
  return (kind === 'LOGO' || kind === 'PAGE_IMAGE') && roles.includes('ADMIN') ? [...types, svgType] : types
}
