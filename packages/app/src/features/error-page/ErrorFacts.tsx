import { CopyButton } from '@somo/ui/FailedState'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { Fact, FactList } from '../../domain/facts/FactList.tsx'
import { SupportLink } from '../../domain/support/SupportLink.tsx'
import type { ErrorArrival } from '../../platform/errors/errorArrival.ts'
import { messages } from './messages.ts'

export interface ErrorFactsProps extends Pick<ErrorArrival, 'from' | 'reference'> {
  readonly supportEmail: string | null
}

/** Who helps, and what they will ask for: the address that was meant, and the reference that finds the error. */
export function ErrorFacts({ from, reference, supportEmail }: ErrorFactsProps) {
  const { formatMessage } = useIntl()
  const target = useRef<HTMLElement>(null)
  if (from === null && reference === null && supportEmail === null) return null
  return (
    <FactList>
      {from !== null && (
        <Fact label={formatMessage(messages.address)}>
          <bdi>{from}</bdi>
        </Fact>
      )}
      {reference !== null && (
        <Fact label={formatMessage(messages.reference)}>
          <bdi translate="no" ref={target}>
            {reference}
          </bdi>
          <CopyButton
            reference={{
              id: reference,
              copyLabel: formatMessage(messages.copy),
              copiedLabel: formatMessage(messages.copied),
            }}
            target={target}
          />
        </Fact>
      )}
      {supportEmail !== null && (
        <Fact label={formatMessage(messages.support)}>
          <SupportLink email={supportEmail} />
        </Fact>
      )}
    </FactList>
  )
}
