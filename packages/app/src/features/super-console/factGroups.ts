import type { IntlShape } from 'react-intl'
import { roleMessages } from '../../domain/user/roleMessages.ts'
import type { AppearanceState } from '../../platform/appearance/appearanceStore.ts'
import { buildInfo } from '../../platform/build/constants.ts'
import type { AllowedLocale } from '../../platform/build/constants.ts'
import { nativeNames } from '../../platform/locale/locales.ts'
import type { Message } from '../../platform/locale/message.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { writeMoment } from '../../platform/locale/dates/writeMoment.ts'
import type { SessionSnapshot } from '../../platform/session/contract.ts'
import type { Environment } from './environment.ts'
import type { LookSources } from './looks.ts'
import { factMessages, groupMessages, sourceMessages, valueMessages } from './messages.ts'
import type { Fact, FactGroup } from './connection/report.ts'

/** What the first part of the console tells, before it is put into words. */
export interface ConsoleFacts {
  readonly session: Pick<SessionSnapshot, 'claims' | 'roles' | 'expiresAt' | 'endsAt' | 'isClockWrong'> & {
    /** When the access token was issued: milliseconds since 1970, UTC. */
    readonly issuedAt: number | null
  }
  readonly locale: AllowedLocale
  readonly theme: AppearanceState['theme']
  readonly unit: AppearanceState['unit']
  readonly sources: LookSources
  readonly environment: Environment
}

/** How facts are put into words. */
export interface Words {
  readonly intl: Pick<IntlShape, 'formatMessage' | 'formatList'>
  readonly dates: Dates
}

type FactId = keyof typeof factMessages

/** The facts in words, for the page and for the report alike. */
export function describeFacts(facts: ConsoleFacts, words: Words): readonly FactGroup[] {
  const { formatMessage } = words.intl
  return [
    { id: 'session', title: formatMessage(groupMessages.session), facts: sessionFacts(facts, words) },
    { id: 'looks', title: formatMessage(groupMessages.looks), facts: lookFacts(facts, words) },
    {
      id: 'environment',
      title: formatMessage(groupMessages.environment),
      facts: environmentFacts(facts.environment, words),
    },
  ]
}

function writer({ intl: { formatMessage } }: Words) {
  const say = (value: string | Message | null): string =>
    value === null ? formatMessage(valueMessages.notTold) : typeof value === 'string' ? value : formatMessage(value)
  return (id: FactId, value: string | Message | null, note?: Message): Fact => ({
    id,
    label: formatMessage(factMessages[id]),
    value: say(value),
    ...(value === valueMessages.notLoaded && { isMissing: true }),
    ...(note !== undefined && { note: formatMessage(note) }),
  })
}

/** So much of an identifier tells two apart and opens nothing. */
const shown = 8

function sessionFacts({ session }: ConsoleFacts, words: Words): readonly Fact[] {
  const { claims, roles, issuedAt, expiresAt, endsAt, isClockWrong } = session
  const { formatMessage, formatList } = words.intl
  const fact = writer(words)
  const sessionId = claims?.sessionId ?? null
  return [
    fact('userId', claims?.subject ?? null),
    fact('username', claims?.username ?? null),
    fact(
      'roles',
      roles.length === 0
        ? valueMessages.none
        : formatList(
            roles.map((role) => formatMessage(roleMessages[role])),
            { type: 'unit' },
          ),
    ),
    fact('sessionId', sessionId === null ? null : `${sessionId.slice(0, shown)}…`),
    fact('tokenIssued', momentOf(issuedAt, words)),
    fact('tokenEnds', momentOf(expiresAt, words)),
    fact('sessionEnds', momentOf(endsAt, words)),
    fact('clock', isClockWrong ? valueMessages.clockWrong : valueMessages.clockRight),
  ]
}

const momentOf = (moment: number | null, { intl, dates }: Words): string | null =>
  moment === null ? null : writeMoment(moment, dates, intl)

function lookFacts({ locale, theme, unit, sources }: ConsoleFacts, words: Words): readonly Fact[] {
  const { colour } = sources
  const fact = writer(words)
  const colourSource = colour?.hasFailed === true ? 'failed' : colour?.source === 'default' ? 'product' : colour?.source
  return [
    fact('locale', nativeNames[locale], sourceMessages[sources.locale]),
    fact('theme', theme === 'dark' ? valueMessages.dark : valueMessages.light, sourceMessages[sources.theme]),
    fact(
      'colour',
      colour === null ? valueMessages.notLoaded : colour.colour,
      ...(colourSource === undefined ? [] : [sourceMessages[colourSource]]),
    ),
    fact('unit', unit.kind === 'known' ? (unit.value?.name ?? valueMessages.none) : valueMessages.notLoaded),
  ]
}

function environmentFacts(environment: Environment, words: Words): readonly Fact[] {
  const { browser, system, viewport, timeZone, languages, isStorageLasting, hasCookies, silentFrame, isOnline } =
    environment
  const { formatMessage, formatList } = words.intl
  const fact = writer(words)
  const { version, releaseType, buildDate } = buildInfo
  const date = words.dates.date(new Date(`${buildDate}T12:00`))
  return [
    fact('version', formatMessage(valueMessages.version, { version, releaseType, date })),
    fact('browser', browser),
    fact('system', system),
    fact('viewport', formatMessage(valueMessages.viewport, viewport)),
    fact('timeZone', timeZone),
    fact('languages', formatList(languages, { type: 'unit' })),
    fact('network', isOnline ? valueMessages.online : valueMessages.offline),
    fact('storage', isStorageLasting ? valueMessages.lasting : valueMessages.fleeting),
    fact('cookies', hasCookies ? valueMessages.allowed : valueMessages.blocked),
    ...framingFacts(environment, words),
    fact(
      'silentFrame',
      silentFrame === null ? valueMessages.untried : silentFrame ? valueMessages.works : valueMessages.fails,
    ),
  ]
}

function framingFacts({ framing, parents, hasCookiesInFrame }: Environment, words: Words): readonly Fact[] {
  const { formatMessage, formatList } = words.intl
  const fact = writer(words)
  if (framing === 'alone') return [fact('framing', valueMessages.alone)]
  if (framing === 'own') return [fact('framing', valueMessages.ownFrame)]
  const origins = parents.length === 0 ? formatMessage(valueMessages.notTold) : formatList(parents, { type: 'unit' })
  const cookies = hasCookiesInFrame === null ? null : hasCookiesInFrame ? valueMessages.allowed : valueMessages.blocked
  return [fact('framing', formatMessage(valueMessages.siteFrame, { origins })), fact('frameCookies', cookies)]
}
