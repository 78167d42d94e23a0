import { createTransport, type Transporter } from 'nodemailer'
import { isLoopbackHost } from '../../config/readers.ts'

/** Where mail is handed over, and how. */
export interface SmtpSettings {
  readonly smtpUrl: URL
  readonly mailFrom: string
  /** True where mail may go unencrypted to a server elsewhere. */
  readonly smtpAllowsPlaintext: boolean
}

// Options that nodemailer takes from the address, by which it would go on without encryption.
const weakeningOptions = ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'secure'] as const

/**
 * Opens a connection to the mail server. Credentials and mail leave this machine encrypted only (RFC 8314): a server that
 * offers no STARTTLS is refused before either is sent, unless the settings allow plain text.
 */
export function openSmtpTransport({ smtpUrl, mailFrom, smtpAllowsPlaintext }: SmtpSettings): Transporter {
  const url = new URL(smtpUrl)
  const requireTLS = !smtpAllowsPlaintext && !isLoopbackHost(url.hostname)
  if (requireTLS) for (const name of weakeningOptions) url.searchParams.delete(name)
  const safety = { disableFileAccess: true, disableUrlAccess: true, requireTLS } as const
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const
  return createTransport({ url: url.href, pool: true, maxConnections: 1, ...safety, ...patience }, { from: mailFrom })
}

const hint =
  'The mail server offers no encryption (STARTTLS), so nothing was sent. SMTP_ALLOW_PLAINTEXT=true would allow it.'

/** What an administrator is told of a failure: the server's answer, else what the connection met. */
export function describeSmtpFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  if ('code' in error && error.code === 'ETLS') return hint
  const answer = 'response' in error && typeof error.response === 'string' ? error.response : error.message
  return answer.replaceAll(/\s+/g, ' ').slice(0, 500)
}
