/** The kinds of text an organisation publishes about itself (decision 0059). */
export const legalKinds = ['imprint', 'privacy', 'terms', 'accessibility'] as const
export type LegalKind = (typeof legalKinds)[number]

/** The address of a legal page: the server's own, outside the app, so that it works for everybody and without scripts; in the language named. */
export const legalAddress = (kind: LegalKind, locale: string): string => `/legal/${kind}?lang=${locale}`
