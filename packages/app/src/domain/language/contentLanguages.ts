/** Languages that content is offered in, ISO 639-1. */
export const contentLanguages = ['en', 'de', 'sw', 'fr', 'es', 'it', 'pl', 'pt', 'ro', 'tr', 'uk', 'ar'] as const
