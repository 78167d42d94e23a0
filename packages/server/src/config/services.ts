import { ConfigError } from './configError.ts'
import { readGroup, readSwitch, readText, readUrl, readWebUrl, type Environment } from './readers.ts'

/** Where files are stored when not in the data folder. */
export interface S3Config {
  readonly endpoint: URL | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The language model behind the assistant. */
export interface AssistantConfig {
  readonly url: URL
  readonly apiKey: string
  readonly model: string
}

/** Where mails go out, and from whom; both or neither. */
export interface MailConfig {
  readonly smtpUrl: URL | null
  readonly mailFrom: string | null
  /** Mail may go unencrypted to a server elsewhere; to this machine it always may. */
  readonly smtpAllowsPlaintext: boolean
}

/** The address of a PostgreSQL of one's own; null for the embedded one. */
export function readDatabaseUrl(env: Environment): string | null {
  const url = readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  if (url === null) return null
  if (url.pathname.length < 2) throw new ConfigError('DATABASE_URL must end in the name of a database, such as /somo.')
  return url.href
}

/** How mails are sent; neither part where they are not. */
export function readMail(env: Environment): MailConfig {
  const smtpUrl = readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:'])
  const mailFrom = readText(env, 'MAIL_FROM')
  if (smtpUrl !== null && mailFrom === null) {
    throw new ConfigError('MAIL_FROM is missing: SMTP_URL needs a sender, such as Somo <somo@example.org>.')
  }
  if (smtpUrl === null && mailFrom !== null)
    throw new ConfigError('SMTP_URL is missing: MAIL_FROM alone sends nothing.')
  if (mailFrom !== null && !/^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(mailFrom)) {
    throw new ConfigError(
      `MAIL_FROM must be a mail address, such as Somo <somo@example.org>, but it is ${JSON.stringify(mailFrom)}.`,
    )
  }
  return { smtpUrl, mailFrom, smtpAllowsPlaintext: readSwitch(env, 'SMTP_ALLOW_PLAINTEXT') ?? false }
}

/** The file store; null where files lie in the data folder. */
export function readS3(env: Environment): S3Config | null {
  const endpoint = readWebUrl(env, 'S3_ENDPOINT')
  const keys = ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const group = readGroup(env, keys)
  if (group === null) {
    if (endpoint !== null) throw new ConfigError(`S3_ENDPOINT needs ${keys.join(', ')} beside it.`)
    return null
  }
  return {
    endpoint,
    region: group.S3_REGION,
    bucket: group.S3_BUCKET,
    accessKeyId: group.S3_ACCESS_KEY_ID,
    secretAccessKey: group.S3_SECRET_ACCESS_KEY,
  }
}

/** The language model behind the assistant; null where there is none. */
export function readAssistant(env: Environment): AssistantConfig | null {
  const group = readGroup(env, ['ASSISTANT_URL', 'ASSISTANT_API_KEY', 'ASSISTANT_MODEL'])
  const url = readWebUrl(env, 'ASSISTANT_URL')
  if (group === null || url === null) return null
  return { url, apiKey: group.ASSISTANT_API_KEY, model: group.ASSISTANT_MODEL }
}
