import { AlertDialog } from '@somo/ui/AlertDialog'
import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ImportActions, ImportWhole, UndoPreview } from '../importTypes.ts'
import type { StepUse } from '../wizard/useStep.ts'
import { undoMessages } from './undoMessages.ts'

export interface UndoImportProps {
  readonly one: ImportWhole
  readonly use: StepUse
  readonly find: ImportActions['previewUndo']
  readonly onUndo: ImportActions['undo']
}

/** Undoes an import after saying what goes back and what stays, with the reasons. */
export function UndoImport({ use, find, onUndo }: UndoImportProps) {
  const { formatMessage } = useIntl()
  const [preview, setPreview] = useState<UndoPreview | 'looking' | 'failed' | null>(null)
  const ask = async (): Promise<void> => {
    setPreview('looking')
    setPreview((await find()) ?? 'failed')
  }
  const known = preview === null || preview === 'looking' || preview === 'failed' ? null : preview
  const consequences = useConsequences(known)
  const close = (): void => setPreview(null)
  return (
    <>
      <Button icon={<Icon glyph={Undo2} />} isPending={preview === 'looking'} onPress={() => void ask()}>
        {formatMessage(undoMessages.undo)}
      </Button>
      {preview === 'failed' ? <span role="alert">{formatMessage(undoMessages.failed)}</span> : null}
      <AlertDialog
        isOpen={known !== null}
        onOpenChange={close}
        title={formatMessage(known?.undone === 0 ? undoMessages.nothingTitle : undoMessages.title, {
          count: known?.undone ?? 0,
        })}
        consequences={consequences}
        actionLabel={formatMessage(known?.undone === 0 ? undoMessages.close : undoMessages.undo)}
        isPending={use.isPending}
        onAction={() => (known?.undone === 0 ? close() : void use.act(onUndo).then(close))}
      >
        {formatMessage(known !== null && known.stays > 0 ? undoMessages.textStays : undoMessages.text, {
          count: known?.stays ?? 0,
        })}
      </AlertDialog>
    </>
  )
}

/** The lines of the question: what goes back, then what stays and why. */
function useConsequences(preview: UndoPreview | null) {
  const { formatMessage, formatList } = useIntl()
  if (preview === null) return []
  const back =
    preview.undone === 0
      ? []
      : [{ id: 'back', tone: 'ok' as const, text: formatMessage(undoMessages.back, { count: preview.undone }) }]
  const stays = preview.reasons.map(({ reason, count, sample, laterFileName, laterImport }) => {
    const shown =
      sample.length === 0
        ? ''
        : formatList(
            count > sample.length
              ? [...sample, formatMessage(undoMessages.more, { count: count - sample.length })]
              : sample,
            { type: 'conjunction' },
          )
    const text = formatMessage(undoMessages[reason], {
      count,
      file: laterFileName ?? '',
      isKnown: laterFileName === null ? 'no' : 'yes',
    })
    return {
      id: `${reason} ${laterImport ?? ''}`,
      tone: 'bad' as const,
      text: shown === '' ? text : formatMessage(undoMessages.withNames, { text, names: shown }),
    }
  })
  return [...back, ...stays]
}
