import { Heading } from '@somo/ui/Heading'
import { Skeleton } from '@somo/ui/Skeleton'
import { Text } from '@somo/ui/Text'
import type { Role } from '@somo/graphql/schema'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useRoleNames } from '../../../../domain/user/useRoleNames.ts'
import type { AppearanceState } from '../../../../platform/appearance/appearanceStore.ts'
import { buildInfo } from '../../../../platform/build/constants.ts'
import { problemMessages } from '../../../../platform/errors/problemMessages.ts'
import type { QueryState } from '../../../../platform/errors/QueryView.tsx'
import { useDates } from '../../../../platform/locale/dates/useDates.ts'
import * as styles from './AccessFacts.css.ts'
import { accessMessages } from './accessMessages.ts'

export interface AccessFactsProps {
  readonly roles: readonly Role[]
  readonly unit: AppearanceState['unit']
  readonly apiVersion: QueryState<string>
}

/** Who one is here: unit, roles, and which versions of the product answer. */
export function AccessFacts({ roles, unit, apiVersion }: AccessFactsProps) {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const roleNames = useRoleNames(roles)
  const { version, releaseType, buildDate } = buildInfo
  return (
    <section aria-labelledby="access-title" className={styles.section}>
      <Heading level={2} id="access-title">
        {formatMessage(accessMessages.access)}
      </Heading>
      <dl className={styles.facts}>
        <Fact label={formatMessage(accessMessages.unit)}>
          <UnitName unit={unit} />
        </Fact>
        <Fact label={formatMessage(accessMessages.roles, { count: roles.length })}>
          {roleNames === '' ? <Absent>{formatMessage(accessMessages.noRoles)}</Absent> : roleNames}
        </Fact>
        <Fact label={formatMessage(accessMessages.version)}>
          {formatMessage(accessMessages.versionValue, {
            version,
            releaseType,
            date: dates.date(new Date(`${buildDate}T12:00`)),
          })}
        </Fact>
        <Fact label={formatMessage(accessMessages.apiVersion)}>
          <ApiVersion state={apiVersion} />
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Text as="dt" step="small" tone="ink3">
        {label}
      </Text>
      <Text as="dd" step="ui" isStrong>
        {children}
      </Text>
    </div>
  )
}

function UnitName({ unit }: Pick<AccessFactsProps, 'unit'>) {
  const { formatMessage } = useIntl()
  if (unit.kind === 'waiting') return <Skeleton width={160} label={formatMessage(accessMessages.loading)} />
  if (unit.kind === 'failed') return <Absent>{formatMessage(accessMessages.notLoaded)}</Absent>
  if (unit.value === null) return <Absent>{formatMessage(accessMessages.noUnit)}</Absent>
  const { name, logoUrl } = unit.value
  return (
    <span className={styles.unit}>
      {logoUrl === null ? null : <img className={styles.logo} src={logoUrl} alt="" />}
      {name}
    </span>
  )
}

function ApiVersion({ state }: { readonly state: QueryState<string> }) {
  const { formatMessage } = useIntl()
  if (state.data !== null) return state.data
  if (state.problem !== null) return <Absent>{formatMessage(problemMessages[state.problem.code])}</Absent>
  return <Skeleton width={64} />
}

/** Said in place of a value: quieter than a value, and never a zero or an empty space. */
function Absent({ children }: { readonly children: ReactNode }) {
  return <span className={styles.absent}>{children}</span>
}
