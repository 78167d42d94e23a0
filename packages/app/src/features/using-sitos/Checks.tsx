import { Button } from '@somo/ui/Button'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { BrowserCheck } from './browserChecks.ts'
import type { Check } from './connectionCheck.ts'
import { connectionChecks } from './findSections.ts'
import { checkTexts } from './messages.ts'
import type { UsingSomoData } from './useUsingSomo.ts'
import { checkRow, checkWords, rows } from './UsingSomoView.css.ts'

export interface ChecksProps {
  /** The ids of the checks that are shown. */
  readonly shown: readonly string[]
  readonly browser: readonly BrowserCheck[]
  readonly connection: UsingSomoData['connection']
  readonly onCheckAgain: () => void
}

/** What the product needs and whether it is there, in words: of the connection first, as that changes. */
export function Checks({ shown, browser, connection, onCheckAgain }: ChecksProps) {
  const { formatMessage } = useIntl()
  const shownChecks = connectionChecks.filter((id) => shown.includes(id))
  const texts = { server: checkTexts.serverText, signIn: checkTexts.signInText } as const
  const checks = { server: connection.api, signIn: connection.signIn } as const
  const isWaiting = connection.api.kind === 'waiting' || connection.signIn.kind === 'waiting'
  return (
    <>
      <ul className={rows}>
        {shownChecks.map((id) => (
          <Row key={id} name={formatMessage(checkTexts[id])} meaning={formatMessage(texts[id])}>
            <ConnectionResult check={checks[id]} />
          </Row>
        ))}
        {browser
          .filter(({ id }) => shown.includes(id))
          .map(({ id, name, meaning, isGood }) => (
            <Row key={id} name={formatMessage(name)} meaning={formatMessage(meaning)}>
              <StatusChip kind={isGood ? 'done' : 'overdue'}>
                {formatMessage(isGood ? checkTexts.good : checkTexts.bad)}
              </StatusChip>
            </Row>
          ))}
      </ul>
      {shownChecks.length > 0 && (
        <div>
          <Button isPending={isWaiting} onPress={onCheckAgain}>
            {formatMessage(checkTexts.again)}
          </Button>
        </div>
      )}
    </>
  )
}

function Row({
  name,
  meaning,
  children,
}: {
  readonly name: string
  readonly meaning: string
  readonly children: ReactNode
}) {
  return (
    <li className={checkRow}>
      <div className={checkWords}>
        <Text step="ui" isStrong>
          {name}
        </Text>
        <Text step="small" tone="ink2">
          {meaning}
        </Text>
      </div>
      {children}
    </li>
  )
}

/** Told aloud when it comes: the button that asks again keeps the focus. */
function ConnectionResult({ check }: { readonly check: Check }) {
  const { formatMessage } = useIntl()
  const kind = check.kind === 'answered' ? 'done' : check.kind === 'failed' ? 'overdue' : 'waiting'
  const words =
    check.kind === 'answered'
      ? formatMessage(checkTexts.answered, { ms: check.ms })
      : formatMessage(checkTexts[check.kind])
  return (
    <span role="status">
      <StatusChip kind={kind}>{words}</StatusChip>
    </span>
  )
}
