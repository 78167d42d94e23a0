import { CloudOff, RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../Button/Button.tsx'
import { StateFrame, stateIcon, type StateProps, type StateStep } from '../EmptyState/StateFrame.tsx'
import { Icon } from '../Icon/Icon.tsx'

export interface OfflineStateProps extends StateProps {
  /** Tries again. The state also calls it by itself, once each time the browser is back online. */
  readonly retry: StateStep
}

/**
 * Stands where the data would be when there is no connection and nothing kept from before: what still works, and that it
 * goes on by itself. Where rows from before are there, show them below a Notice instead.
 */
export function OfflineState({ retry, ...frame }: OfflineStateProps) {
  const tryAgain = useEffectEvent(() => {
    if (retry.isPending !== true) retry.onPress()
  })
  useEffect(function tryAgainWhenOnline() {
    const onOnline = (): void => tryAgain()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return (
    <StateFrame
      {...frame}
      component="OfflineState"
      icon={stateIcon(CloudOff)}
      action={
        <Button icon={<Icon glyph={RotateCcw} />} isPending={retry.isPending ?? false} onPress={retry.onPress}>
          {retry.label}
        </Button>
      }
    />
  )
}
