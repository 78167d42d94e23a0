import type { AdminBadge } from './badgeAdminTypes.ts'

/** The name in a language, or else in the first that has one. */
export const nameOfBadge = ({ names }: Pick<AdminBadge, 'names'>, locale: string): string =>
  (names.find((name) => locale.startsWith(name.locale)) ?? names[0])?.text ?? ''
