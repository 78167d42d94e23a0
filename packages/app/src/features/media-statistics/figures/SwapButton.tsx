import { Button } from '@somo/ui/Button'
import { useIntl } from 'react-intl'
import { useDevice } from '../../../platform/appearance/browserDevice.ts'
import { chartMessages } from './chartMessages.ts'

/** Shows charts as tables, or tables as charts; this device remembers it. */
export function SwapButton() {
  const { formatMessage } = useIntl()
  const { hasTables, change } = useDevice()
  return (
    <Button variant="plain" size="sm" edge="end" onPress={() => change({ hasTables: !hasTables })}>
      {formatMessage(hasTables ? chartMessages.asChart : chartMessages.asTable)}
    </Button>
  )
}
