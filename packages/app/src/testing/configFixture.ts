import type { AppConfig } from '../platform/config/config.ts'

/** The configuration of a default installation; any part can be replaced. */
export function configFixture(parts: Partial<AppConfig> = {}): AppConfig {
  return {
    apiUrl: '/',
    oidc: {
      issuer: 'https://somo.example/oidc',
      clientId: 'somo-app',
      apiResource: 'somo-api',
      extraScopes: [],
      offlineAccess: 'always',
      requireHttps: true,
      sessionChecks: true,
    },
    embed: { allowedOrigins: [] },
    signIn: { mode: 'button' },
    locale: { default: 'en', allowed: ['en', 'de', 'sw'] },
    dateFormat: 'dd.MM.yyyy',
    timeFormat: 'HH:mm',
    recommender: { scenario: 'course-recommendation', recommendationCount: 4 },
    ...parts,
  }
}
