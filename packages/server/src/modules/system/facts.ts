import { join } from 'node:path'
import type { Setting, SettingSection, SettingSource } from '@somo/graphql/schema'
import { issuer, type ServerConfig } from '../../config/config.ts'
import { offeredLocales } from '../../config/offeredLocales.ts'
import { apiVersion } from '../version/resolvers.ts'

/** What the published design calls the product. */
export interface ProductFact {
  /** Null where the design leaves it as it is by itself. */
  readonly name: string | null
  readonly usual: string
  /** When the design was published last; null where it never was. */
  readonly publishedAt: string | null
}

/** What is shown and not changed here: it is changed elsewhere, it comes from the environment, or there is no choice. */
export function listFacts(config: ServerConfig, databasePlace: string, product: ProductFact): Setting[] {
  const { identity, smtpUrl, mailFrom } = config
  const chosen = (isSet: boolean): SettingSource => (isSet ? 'ENVIRONMENT' : 'DEFAULT')
  const isOutside = identity.kind === 'outside'
  return [
    // The design is the one place of the name; here it is told, with the way there.
    {
      ...fact('GENERAL', 'PRODUCT_NAME', product.name ?? product.usual, product.name === null ? 'DEFAULT' : 'DATABASE'),
      default: product.usual,
      changedAt: product.name === null ? null : product.publishedAt,
    },
    // What the product is written in: an installation offers no fewer, as its users may be of any.
    fact('GENERAL', 'ALLOWED_LOCALES', offeredLocales.join(','), 'DEFAULT'),
    fact('GENERAL', 'PUBLIC_URL', config.publicUrl.origin, chosen(config.publicUrl.hostname !== 'localhost')),
    fact('IDENTITY', 'ISSUER', issuer(config), chosen(isOutside)),
    fact('IDENTITY', 'KIND', identity.kind, chosen(isOutside)),
    fact('IDENTITY', 'CLIENT_ID', config.oidcClientId, chosen(config.oidcClientId !== 'somo-app')),
    fact('IDENTITY', 'API_RESOURCE', config.oidcApiResource, chosen(config.oidcApiResource !== 'somo-api')),
    fact('IDENTITY', 'DEMO_ACCOUNTS', String(config.demo), chosen(false)),
    // The password that the address may hold is nobody's to read.
    fact('MAIL', 'SERVER', smtpUrl === null ? null : `${smtpUrl.protocol}//${smtpUrl.host}`, chosen(smtpUrl !== null)),
    fact('MAIL', 'SENDER', mailFrom, chosen(mailFrom !== null)),
    fact('STORAGE', 'DATABASE', databasePlace, chosen(config.databaseUrl !== null || config.isDataDirChosen)),
    fact(
      'STORAGE',
      'FILES',
      join(config.databaseUrl === null ? databasePlace : config.dataDir, 'files'),
      chosen(config.isDataDirChosen),
    ),
    fact('PRIVACY', 'IMPORT_UNDO_DAYS', '7', 'DEFAULT'),
    fact('PRIVACY', 'PRIVATE_FILE_DAYS', '7', 'DEFAULT'),
    fact('PRIVACY', 'JOB_DAYS', '90', 'DEFAULT'),
    fact('PRIVACY', 'MAIL_DAYS', '90', 'DEFAULT'),
    // The API's version is that of the server; the rest is said of the release (specification, section 1).
    fact('ABOUT', 'VERSION', '2.0.4 FINAL', 'DEFAULT'),
    fact('ABOUT', 'RELEASED', '2025-05-22', 'DEFAULT'),
    fact('ABOUT', 'API_VERSION', apiVersion, 'DEFAULT'),
    fact('ABOUT', 'LICENCE', 'MIT', 'DEFAULT'),
    fact('ABOUT', 'NODE', process.versions.node, 'DEFAULT'),
  ]
}

function fact(section: SettingSection, name: string, value: string | null, source: SettingSource): Setting {
  const nothing = { default: null, choices: [], changedAt: null, changedBy: null, revision: 1 }
  return { id: `${section}.${name}`, section, kind: 'FACT', value, source, ...nothing }
}
