import { Heading } from '@somo/ui/Heading'
import { Link } from '@somo/ui/Link'
import { Text } from '@somo/ui/Text'
import { useIntl, type IntlShape } from 'react-intl'
import { addresses } from '../../../domain/navigation/addresses.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { settingMessages } from './settingMessages.ts'
import * as styles from '../System.css.ts'
import type { Setting } from './useSettings.ts'
import { describeSetting, nameOfSetting, variableOf, writeSetting } from './writeSetting.ts'

/** Told here and changed with the design. */
const productName = 'GENERAL.PRODUCT_NAME'

export interface FactSectionProps {
  readonly section: Setting['section']
  readonly facts: readonly Setting[]
  readonly dates: Dates
}

/** What is shown and not changed here, as ruled lines below a heading. */
export function FactSection({ section, facts, dates }: FactSectionProps) {
  const { formatMessage } = useIntl()
  return (
    <section className={styles.section} id={section} aria-labelledby={`facts-${section}`} tabIndex={-1}>
      <Heading level={2} id={`facts-${section}`}>
        {formatMessage(settingMessages[section])}
      </Heading>
      <FactLines facts={facts} dates={dates} />
    </section>
  )
}

interface FactLinesProps extends Pick<FactSectionProps, 'facts' | 'dates'> {
  /** Other ruled lines stand right above, whose last rule is the first of these. @default false */
  readonly isContinued?: boolean
}

/** The lines alone, below a heading of somebody else's. */
export function FactLines({ facts, dates, isContinued = false }: FactLinesProps) {
  return (
    <dl className={isContinued ? undefined : styles.lines}>
      {facts.map((fact) => (
        <FactLine key={fact.id} fact={fact} dates={dates} />
      ))}
    </dl>
  )
}

function FactLine({ fact, dates }: { readonly fact: Setting; readonly dates: Dates }) {
  const { id, value, section } = fact
  const intl = useIntl()
  const isDay = value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value)
  const description = describeSetting(id, intl)
  return (
    <div className={styles.fact}>
      <Text as="dt" step="small" tone="ink2">
        {nameOfSetting(id, intl)}
      </Text>
      <dd className={styles.value}>
        <Text
          as="span"
          step="ui"
          isStrong={value !== null}
          tone={value === null ? 'ink2' : 'ink'}
          isTabular={isDay || /^\d[^-]*$/.test(value ?? '')}
        >
          {isDay ? dates.date(new Date(`${value}T12:00:00`)) : writeSetting(id, value, intl)}
        </Text>
        {description === '' ? null : (
          <Text step="small" tone="ink2">
            {description}
          </Text>
        )}
        {section === 'ABOUT' ? null : (
          <Text step="small" tone="ink3">
            {sayOrigin(fact, intl, dates)}
          </Text>
        )}
        {id === productName ? (
          <Text step="small">
            <Link href={addresses.designConfiguration}>{intl.formatMessage(settingMessages.inDesign)}</Link>
          </Text>
        ) : null}
      </dd>
    </div>
  )
}

/** Where a fact comes from, and what would change it. */
function sayOrigin({ id, source, default: usual, changedAt }: Setting, intl: IntlShape, dates: Dates): string {
  const { formatMessage } = intl
  if (id === productName) {
    const fallback = formatMessage(settingMessages.default, { value: writeSetting(id, usual, intl) })
    return changedAt === null
      ? fallback
      : `${fallback} ${formatMessage(settingMessages.publishedOn, { date: dates.date(new Date(changedAt)) })}`
  }
  const variable = variableOf(id)
  if (variable === null) return formatMessage(settingMessages.fixed)
  return formatMessage(source === 'ENVIRONMENT' ? settingMessages.environment : settingMessages.unset, { variable })
}
