import { FileField } from '@somo/ui/FileField'
import { Notice } from '@somo/ui/Notice'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextField } from '@somo/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../../domain/ask/FormDialog.tsx'
import { tagsOf } from './question/questionContent.ts'
import { importReasonMessages, quizImportMessages } from './quizImportMessages.ts'
import type { ImportReport, QuestionActs } from './useQuizEditor.ts'

export interface ImportDialogProps {
  readonly acts: Pick<QuestionActs, 'importFile'>
  readonly onClose: () => void
}

const formats = ['GIFT', 'AIKEN'] as const
/** In bytes; the server takes 2 MiB of text. */
const largest = 2_097_152

/** Takes questions of a file into the bank: first a report, then the import. */
export function ImportDialog({ acts, onClose }: ImportDialogProps) {
  const { formatMessage } = useIntl()
  const [format, setFormat] = useState<(typeof formats)[number]>('GIFT')
  const [files, setFiles] = useState<readonly File[]>([])
  const [tags, setTags] = useState('')
  const [step, setStep] = useState<'choose' | 'preview' | 'done'>('choose')
  const [report, setReport] = useState<ImportReport | null>(null)
  const [isRunning, setRunning] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [file] = files
  const run = async (isDryRun: boolean): Promise<void> => {
    if (file === undefined) return
    setRunning(true)
    const answer = await acts.importFile({ format, text: await file.text(), tags: tagsOf(tags) }, isDryRun)
    setRunning(false)
    const hasWorked = answer.problem === null && answer.userErrors.length === 0
    setFailed(!hasWorked)
    if (!hasWorked) return
    setReport(answer.payload)
    setStep(isDryRun ? 'preview' : 'done')
  }
  const again = (): void => {
    setReport(null)
    setStep('choose')
  }
  const mayImport = step === 'preview' && (report?.imported ?? 0) > 0
  const verb =
    step === 'preview'
      ? formatMessage(quizImportMessages.run, { count: report?.imported ?? 0 })
      : formatMessage(step === 'choose' ? quizImportMessages.check : quizImportMessages.close)
  const act = step === 'done' ? onClose : step === 'choose' ? () => void run(true) : () => void run(false)
  return (
    <FormDialog
      title={formatMessage(quizImportMessages.title)}
      verb={verb}
      isPending={isRunning}
      onAct={(step === 'choose' && file === undefined) || (step === 'preview' && !mayImport) ? null : act}
      hasChanges={() => tags !== '' && step !== 'done'}
      onClose={onClose}
    >
      <Stack space={16}>
        {hasFailed ? (
          <Notice tone="bad" isLive>
            {formatMessage(quizImportMessages.failed)}
          </Notice>
        ) : null}
        <RadioGroup
          label={formatMessage(quizImportMessages.format)}
          orientation="horizontal"
          items={formats.map((id) => ({ id, label: id === 'GIFT' ? 'GIFT' : 'Aiken' }))}
          selectedKey={format}
          onSelectionChange={(next) => {
            setFormat(next)
            again()
          }}
        />
        <FileField
          label={formatMessage(quizImportMessages.file)}
          value={files}
          accept={['.txt', '.gift', 'text/plain']}
          maxSize={largest}
          onChange={(next) => {
            setFiles(next)
            again()
          }}
        />
        <TextField label={formatMessage(quizImportMessages.tags)} value={tags} onChange={setTags} autoComplete="off" />
        {report === null ? null : <Report report={report} isDone={step === 'done'} />}
      </Stack>
    </FormDialog>
  )
}

function Report({ report, isDone }: { readonly report: ImportReport; readonly isDone: boolean }) {
  const { formatMessage } = useIntl()
  const { imported, problems } = report
  return (
    <div role="status">
      <Stack space={8}>
        <Text isStrong>
          {formatMessage(isDone ? quizImportMessages.done : quizImportMessages.preview, { count: imported })}
        </Text>
        {problems.length === 0 ? null : (
          <>
            <Text>{formatMessage(quizImportMessages.problems, { count: problems.length })}</Text>
            <Stack as="ul" space={4}>
              {problems.map(({ line, reason, excerpt }) => (
                <li key={line}>
                  <Text step="small">
                    {formatMessage(quizImportMessages.problem, {
                      line,
                      excerpt,
                      reason: formatMessage(importReasonMessages[reason]),
                    })}
                  </Text>
                </li>
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </div>
  )
}
