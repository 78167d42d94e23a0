import { Button } from '@somo/ui/Button'
import { Drawer } from '@somo/ui/Drawer'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { messages } from '../messages.ts'

export interface FacetSheetProps {
  /** How many filters are in force. */
  readonly count: number
  readonly children: ReactNode
}

/** On small screens: a button that opens the filters in a sheet. */
export function FacetSheet({ count, children }: FacetSheetProps) {
  const { formatMessage, formatNumber } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const title = formatMessage(messages.filters)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{count === 0 ? title : `${title} (${formatNumber(count)})`}</Button>
      <Drawer
        isOpen={isOpen}
        title={title}
        onClose={() => setOpen(false)}
        foot={
          <Button variant="solid" onPress={() => setOpen(false)}>
            {formatMessage(messages.showResults)}
          </Button>
        }
      >
        {children}
      </Drawer>
    </>
  )
}
