import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { useIntl } from 'react-intl'
import { changeCount } from '../importState.ts'
import { BrakeBlock } from './BrakeBlock.tsx'
import { Changes, type ChangesProps } from './Changes.tsx'
import { checkMessages } from './checkMessages.ts'
import { errorsFirst, errorsPart, halves } from './check.css.ts'
import { ErrorList, type ErrorListProps } from './ErrorList.tsx'
import { Figures } from './Figures.tsx'
import type { ImportActions } from '../importTypes.ts'
import { runMessages } from '../run/runMessages.ts'

export interface CheckStepProps extends Omit<ChangesProps, 'actions'>, Omit<ErrorListProps, 'actions'> {
  readonly isAdmin: boolean
  readonly actions: Pick<ImportActions, 'correct' | 'exportRows' | 'failedRows' | 'releaseBrake'>
}

/** The dry run: what the file comes to, the brake, every change, and the rows that cannot be taken. */
export function CheckStep(props: CheckStepProps) {
  const { one, isAdmin, use, actions, onAddressChange } = props
  const { formatMessage } = useIntl()
  return (
    <Stack space={24}>
      <Figures counts={one} />
      {one.state === 'CHECKED' && changeCount(one) === 0 ? (
        <Notice tone="info">{formatMessage(runMessages.nothing)}</Notice>
      ) : null}
      {one.suspectNames === 0 || one.state !== 'CHECKED' ? null : (
        <Notice tone="warn">{formatMessage(checkMessages.suspectNames, { count: one.suspectNames })}</Notice>
      )}
      {one.brake === null ? null : (
        <BrakeBlock
          isAdmin={isAdmin}
          use={use}
          brake={one.brake}
          onRelease={actions.releaseBrake}
          onSee={() => onAddressChange({ tab: 'deactivated', search: '', rows: null })}
        />
      )}
      <div className={halves}>
        <Changes {...props} />
        <section className={one.failed > 0 ? `${errorsPart} ${errorsFirst}` : errorsPart}>
          <ErrorList {...props} />
        </section>
      </div>
    </Stack>
  )
}
