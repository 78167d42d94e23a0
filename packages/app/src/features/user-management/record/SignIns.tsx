import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { writeMoment } from '../../../platform/locale/dates/writeMoment.ts'
import { line, lines, words } from '../../../domain/list/view/lines.css.ts'
import { recordMessages } from './recordMessages.ts'
import { usePersonSignIns, type RecordQuery, type PersonSignIn } from './usePersonRecord.ts'

export interface SignInsPartProps {
  readonly uuid: string
  readonly dates: Dates
}

/** When a person signed in, with its call. */
export function SignInsPart({ uuid, dates }: SignInsPartProps) {
  return <SignIns use={usePersonSignIns(uuid)} dates={dates} />
}

export interface SignInsProps {
  readonly use: RecordQuery<readonly PersonSignIn[]>
  readonly dates: Dates
}

/** When a person signed in, the latest first, and with which browser where that is known. */
export function SignIns({ use: { state, retry }, dates }: SignInsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <Stack as="section" labelledBy="person-sign-ins" space={8}>
      <Heading level={3} id="person-sign-ins">
        {formatMessage(recordMessages.signIns)}
      </Heading>
      <QueryView state={state} onRetry={retry}>
        {(signIns) =>
          signIns.length === 0 ? (
            <Text tone="ink2">{formatMessage(recordMessages.noSignIns)}</Text>
          ) : (
            <ol className={lines} role="list">
              {signIns.map((signIn) => (
                <li key={signIn.at} className={line}>
                  <div className={words}>
                    <Text as="span" step="ui" isTabular>
                      <time dateTime={signIn.at}>{writeMoment(signIn.at, dates, intl)}</time>
                    </Text>
                    <Device {...signIn} />
                  </div>
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </Stack>
  )
}

function Device({ browser, system }: Pick<PersonSignIn, 'browser' | 'system'>) {
  const { formatMessage } = useIntl()
  const device =
    browser !== null && system !== null
      ? formatMessage(recordMessages.device, { browser, system })
      : (browser ?? system)
  return device === null ? null : (
    <Text as="span" step="small" tone="ink2">
      {device}
    </Text>
  )
}
