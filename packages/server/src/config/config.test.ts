import { describe, expect, it } from 'vitest'
import { isLoopbackOnly, issuer, readConfig } from './config.ts'
import { ConfigError } from './configError.ts'

const open = { PUBLIC_URL: 'https://learn.example.org', CONTENT_URL: 'https://content.example.org' }
const s3 = { S3_REGION: 'eu', S3_BUCKET: 'somo', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
const assistant = { ASSISTANT_URL: 'https://ai.example.org', ASSISTANT_API_KEY: 'key', ASSISTANT_MODEL: 'model' }

describe('readConfig', () => {
  it('needs no setting at all: this machine alone, embedded database and provider, demo', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      contentPort: 4001,
      databaseUrl: null,
      isDataDirChosen: false,
      demo: true,
      identity: { kind: 'embedded' },
      oidcClientId: 'somo-app',
      oidcApiResource: 'somo-api',
      oidcOfflineAccess: 'always',
      signInMode: 'auto',
      smtpUrl: null,
      mailFrom: null,
      embedOrigins: [],
      s3: null,
      recommenderUrl: null,
      assistant: null,
      logLevel: 'info',
      isDevelopment: false,
    })
    expect(config.publicUrl.origin).toBe('http://localhost:4000')
    expect(config.contentUrl.origin).toBe('http://127.0.0.1:4001')
    expect(config.dataDir).toMatch(/\/\.somo$/)
    expect(issuer(config)).toBe('http://localhost:4000/oidc')
    expect(isLoopbackOnly(config)).toBe(true)
  })

  it('takes a blank value for one that is not set', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '', OIDC_ISSUER: '' })).toEqual(readConfig({}))
  })

  it('reads every setting of an installation for others', () => {
    const config = readConfig({
      ...open,
      ...s3,
      ...assistant,
      HOST: '0.0.0.0',
      PORT: '8080',
      DATABASE_URL: 'postgres://u:p@db.example.org/somo',
      DATA_DIR: '/var/somo',
      OIDC_ISSUER: 'https://id.example.org/realms/somo/',
      OIDC_CLIENT_ID: 'c',
      OIDC_API_RESOURCE: 'a',
      OIDC_OFFLINE_ACCESS: 'never',
      SIGN_IN_MODE: 'button',
      SMTP_URL: 'smtps://mail.example.org',
      MAIL_FROM: 'Somo <somo@example.org>',
      EMBED_ORIGINS: 'https://portal.example.org, http://localhost:3000',
      S3_ENDPOINT: 'https://s3.example.org',
      RECOMMENDER_URL: 'https://rec.example.org/v1',
      LOG_LEVEL: 'warn',
    })
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      databaseUrl: 'postgres://u:p@db.example.org/somo',
      dataDir: '/var/somo',
      isDataDirChosen: true,
      demo: false,
      oidcClientId: 'c',
      oidcApiResource: 'a',
      oidcOfflineAccess: 'never',
      signInMode: 'button',
      mailFrom: 'Somo <somo@example.org>',
      logLevel: 'warn',
      embedOrigins: ['https://portal.example.org', 'http://localhost:3000'],
      s3: { region: 'eu', bucket: 'somo', accessKeyId: 'id', secretAccessKey: 'secret' },
      assistant: { apiKey: 'key', model: 'model' },
    })
    expect(issuer(config)).toBe('https://id.example.org/realms/somo')
    expect(config.smtpUrl?.host).toBe('mail.example.org')
    expect(isLoopbackOnly(config)).toBe(false)
  })

  it.each([
    ['on by default on this machine', {}, true],
    ['on when asked on this machine', { DEMO: 'true', HOST: '::1' }, true],
    ['off when asked', { DEMO: 'false' }, false],
    ['off by default behind a public address', open, false],
    ['off by default where others can connect', { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:4000' }, false],
    ['off by default with an outside issuer', { OIDC_ISSUER: 'https://id.example.org' }, false],
  ])('has the demo %s', (_, env, demo) => {
    expect(readConfig(env).demo).toBe(demo)
  })

  it('lets the schema be asked for in development on this machine only', () => {
    expect(readConfig({ NODE_ENV: 'development' }).isDevelopment).toBe(true)
    expect(readConfig({ NODE_ENV: 'production' }).isDevelopment).toBe(false)
  })

  it.each<[string, Record<string, string>, RegExp]>([
    ['a port that is no number', { PORT: 'http' }, /^PORT must be a port from 1 to 65535/],
    ['port 0', { PORT: '0' }, /^PORT must be/],
    ['a port too large', { PORT: '65536' }, /^PORT must be/],
    ['a port with a sign', { PORT: '+80' }, /^PORT must be/],
    ['a host with a scheme', { HOST: 'http://x/' }, /^HOST must be a host name/],
    ['others let in without a public address', { HOST: '0.0.0.0' }, /^PUBLIC_URL is missing/],
    ['a public address that is none', { PUBLIC_URL: 'learn' }, /^PUBLIC_URL must be an address/],
    [
      'a public address of another kind',
      { PUBLIC_URL: 'ftp://x.org' },
      /^PUBLIC_URL must begin with https:\/\/ or http:\/\//,
    ],
    [
      'a public address with a path',
      { PUBLIC_URL: 'http://localhost/x' },
      /^PUBLIC_URL must be an address without a path/,
    ],
    [
      'a public address with a query',
      { PUBLIC_URL: 'http://localhost/?a' },
      /^PUBLIC_URL must be an address without user/,
    ],
    [
      'a public address with a user',
      { PUBLIC_URL: 'http://a@localhost' },
      /^PUBLIC_URL must be an address without user/,
    ],
    [
      'a public address without encryption',
      { PUBLIC_URL: 'http://learn.example.org' },
      /^PUBLIC_URL must begin with https/,
    ],
    ['a public address without one for content', { PUBLIC_URL: 'https://a.example.org' }, /^CONTENT_URL is missing/],
    ['no port left for content', { PORT: '65535' }, /^CONTENT_URL is missing/],
    ["content on the app's own origin", { CONTENT_URL: 'http://localhost:4000' }, /^CONTENT_URL must differ/],
    [
      'content without encryption',
      { ...open, CONTENT_URL: 'http://localhost:1' },
      /^CONTENT_URL must begin with https/,
    ],
    ['a database of another kind', { DATABASE_URL: 'mysql://x/y' }, /^DATABASE_URL must begin with postgres:/],
    ['a database without a name', { DATABASE_URL: 'postgres://x' }, /^DATABASE_URL must end in the name/],
    ['an issuer without encryption', { OIDC_ISSUER: 'http://id.example.org' }, /^OIDC_ISSUER must begin with https/],
    [
      'an issuer that is this server',
      { OIDC_ISSUER: 'http://localhost:4000/oidc' },
      /^OIDC_ISSUER names this very server/,
    ],
    [
      'an offline access nobody knows',
      { OIDC_OFFLINE_ACCESS: 'maybe' },
      /^OIDC_OFFLINE_ACCESS must be one of always, never/,
    ],
    ['a claim of no issuer', { OIDC_LINK_CLAIM: 'number' }, /^OIDC_LINK_CLAIM needs OIDC_ISSUER beside it/],
    ['a sign-in nobody knows', { SIGN_IN_MODE: 'x' }, /^SIGN_IN_MODE must be one of auto, button/],
    ['a misspelt key of the provider', { OIDC_CLIENTID: 'x' }, /^OIDC_CLIENTID is not a setting/],
    ['a misspelt key of the store', { S3_KEY: 'x' }, /^S3_KEY is not a setting/],
    ['a demo that is neither yes nor no', { DEMO: 'yes' }, /^DEMO must be true or false/],
    ['a demo that others can reach', { ...open, DEMO: 'true' }, /^DEMO=true is refused because HOST or PUBLIC_URL/],
    [
      'a demo listening for others',
      { DEMO: 'true', HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:4000' },
      /^DEMO=true is refused/,
    ],
    [
      'a demo with an outside issuer',
      { DEMO: 'true', OIDC_ISSUER: 'https://id.example.org' },
      /^DEMO=true contradicts OIDC_ISSUER/,
    ],
    ['development that others can reach', { ...open, NODE_ENV: 'development' }, /^NODE_ENV=development is refused/],
    ['mail without a sender', { SMTP_URL: 'smtp://localhost' }, /^MAIL_FROM is missing/],
    ['a sender without mail', { MAIL_FROM: 'a@b.org' }, /^SMTP_URL is missing/],
    ['mail of another kind', { SMTP_URL: 'http://x', MAIL_FROM: 'a@b.org' }, /^SMTP_URL must begin with smtp:/],
    ['a sender that is no address', { SMTP_URL: 'smtp://x', MAIL_FROM: 'somo' }, /^MAIL_FROM must be a mail address/],
    [
      'a sender with a second header',
      { SMTP_URL: 'smtp://x', MAIL_FROM: 'a\r\nBcc: b <a@b.org>' },
      /^MAIL_FROM must be a mail/,
    ],
    ['any page as a parent', { EMBED_ORIGINS: '*' }, /^EMBED_ORIGINS must be an address/],
    [
      'a parent with a path',
      { EMBED_ORIGINS: 'https://a.example.org/x' },
      /^EMBED_ORIGINS must be an address without a path/,
    ],
    ['a parent with a slash', { EMBED_ORIGINS: 'https://a.example.org/' }, /^EMBED_ORIGINS must list origins/],
    ['a parent without encryption', { EMBED_ORIGINS: 'http://a.example.org' }, /^EMBED_ORIGINS must begin with https/],
    ['half a file store', { S3_BUCKET: 'x' }, /^S3_BUCKET needs S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/],
    ['an address of a file store alone', { S3_ENDPOINT: 'https://s3.example.org' }, /^S3_ENDPOINT needs S3_REGION/],
    [
      'half an assistant',
      { ASSISTANT_URL: 'https://ai.example.org' },
      /^ASSISTANT_URL needs ASSISTANT_API_KEY, ASSISTANT_MODEL/,
    ],
    [
      'an assistant without encryption',
      { ...assistant, ASSISTANT_URL: 'http://ai.example.org' },
      /^ASSISTANT_URL must begin/,
    ],
    ['a recommender without encryption', { RECOMMENDER_URL: 'http://r.example.org' }, /^RECOMMENDER_URL must begin/],
    ['a log level nobody knows', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of trace/],
  ])('refuses %s with one sentence', (_, env, sentence) => {
    const read = (): unknown => readConfig(env)
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(sentence)
    expect(read).toThrow(/^[^\n]*[.?]$/)
  })

  it('never repeats a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'http://u:secret@[x/y' })).toThrow(/^(?!.*secret)/)
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:secret@x/y' })).toThrow(/^(?!.*secret)/)
  })
})
