import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { Link } from '@somo/ui/Link'
import { Notice } from '@somo/ui/Notice'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { addresses } from '../../../domain/navigation/addresses.ts'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import { healthMessages } from './healthMessages.ts'
import * as styles from '../SuperConsole.css.ts'
import type { HealthUse } from './useHealth.ts'

/** Whether the set-up list stands on the overview, and the way to bring it back. */
export function SetupAgain({
  setup,
  isBringingBack,
  backProblem,
  bringBack,
}: Pick<HealthUse, 'setup' | 'isBringingBack' | 'backProblem' | 'bringBack'>) {
  const { formatMessage } = useIntl()
  return (
    <section className={styles.section} aria-labelledby="setup-again-title">
      <Heading level={2} id="setup-again-title">
        {formatMessage(healthMessages.setupTitle)}
      </Heading>
      <QueryView state={setup}>
        {({ isHidden }) => (
          <>
            <Text tone="ink2">{formatMessage(isHidden ? healthMessages.setupHidden : healthMessages.setupShown)}</Text>
            <Inline>
              {isHidden ? (
                <Button size="sm" isPending={isBringingBack} onPress={bringBack}>
                  {formatMessage(healthMessages.setupBack)}
                </Button>
              ) : (
                <Link variant="action" href={addresses.dashboard}>
                  {formatMessage(healthMessages.setupOpen)}
                </Link>
              )}
            </Inline>
          </>
        )}
      </QueryView>
      {backProblem !== null && (
        <Notice tone="bad" isLive>
          {formatMessage(healthMessages.setupFailed, { reason: formatMessage(actionMessages[backProblem.code]) })}
        </Notice>
      )}
    </section>
  )
}
