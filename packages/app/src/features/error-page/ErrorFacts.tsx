import { CopyButton } from '@somo/ui/FailedState'
import { Text } from '@somo/ui/Text'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ErrorArrival } from '../../platform/errors/errorArrival.ts'
import { fact, facts, value } from './ErrorFacts.css.ts'
import { messages } from './messages.ts'

/** What those who help will ask for: the address that was meant, and the reference that finds the fault. */
export function ErrorFacts({ from, reference }: Pick<ErrorArrival, 'from' | 'reference'>) {
  const { formatMessage } = useIntl()
  const target = useRef<HTMLElement>(null)
  if (from === null && reference === null) return null
  return (
    <dl className={facts}>
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
            reference={{ id: reference, copyLabel: formatMessage(messages.copy), copiedLabel: formatMessage(messages.copied) }}
            target={target}
          />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={fact}>
      <Text as="dt" step="small" tone="ink3">
        {label}
      </Text>
      <dd className={value}>{children}</dd>
    </div>
  )
}
