import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { NumberCell } from '../../components/DataTable/cells/cells.tsx'
import { DataTable } from '../../components/DataTable/DataTable.tsx'
import type { Column } from '../../components/DataTable/dataTableTypes.ts'
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx'
import { FileField } from '../../components/FileField/FileField.tsx'
import { Form, FormSection } from '../../components/Form/Form.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { useUiLocale } from '../../components/SomoProvider/SomoProvider.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { importWords, type ImportWords } from './sampleImportWords.ts'
import { WizardPage } from './WizardPage.tsx'

const nothing = (): void => undefined

const fields = ['name', 'email', 'unit', 'none'] as const
type Field = (typeof fields)[number]

interface Change {
  readonly id: string
  readonly kind: string
  readonly count: string
  readonly means: string
}

const counts = [
  { id: 'created', count: '28' },
  { id: 'changed', count: '61' },
  { id: 'restored', count: '4' },
  { id: 'skipped', count: '139' },
] as const

const columnsIn = ({ heads }: ImportWords): readonly Column<Change>[] => [
  { id: 'kind', label: heads.kind, isRowHeader: true, cell: ({ kind }) => kind, textValue: ({ kind }) => kind },
  {
    id: 'count',
    label: heads.count,
    align: 'number',
    width: { initial: 96 },
    cell: ({ count }) => <NumberCell value={count} />,
  },
  { id: 'means', label: heads.means, width: { initial: 300 }, cell: ({ means }) => means },
]

const idOf = ({ id }: Change): string => id

export type ImportStep = 'file' | 'columns' | 'dry-run'

export interface SampleImportProps {
  /** @default 'file' */
  readonly step?: ImportStep
  /** A file was chosen before. @default false */
  readonly hasFile?: boolean
}

/** An import of people, from the file to the dry run; nothing is in force before the last step. */
export function SampleImport({ step: startStep = 'file', hasFile = false }: SampleImportProps) {
  const texts = importWords[useUiLocale()]
  const [step, setStep] = useState<string>(startStep)
  const [files, setFiles] = useState<readonly File[]>(hasFile ? [new File(['Name;E-mail'], texts.fileName)] : [])
  const [attempt, setAttempt] = useState(0)
  const isMissing = attempt > 0 && files.length === 0
  const validate = (id: string): boolean => {
    const isRight = id !== 'file' || files.length > 0
    if (!isRight) setAttempt(attempt + 1)
    return isRight
  }
  return (
    <WizardPage
      title={texts.title}
      eyebrow={<Link href="/import-management">{texts.imports}</Link>}
      actions={
        <Button variant="plain" edge="end" icon={<Icon glyph={Download} />}>
          {texts.sampleFile}
        </Button>
      }
      {...(hasFile ? { notice: <Notice tone="info">{texts.begun}</Notice> } : {})}
      stepsLabel={texts.stepsLabel}
      steps={[
        {
          id: 'file',
          label: texts.file,
          title: texts.whichFile,
          hasError: isMissing,
          content: <FileStep texts={texts} files={files} onChange={setFiles} isMissing={isMissing} />,
        },
        { id: 'columns', label: texts.match, title: texts.whichColumn, content: <ColumnsStep texts={texts} /> },
        { id: 'dry-run', label: texts.dryRun, title: texts.whatChanges, content: <Changes texts={texts} /> },
      ]}
      currentKey={step}
      onStepChange={setStep}
      validate={validate}
      errorSummary={
        isMissing && step === 'file' ? (
          <ErrorSummary
            title={texts.missing}
            level={3}
            attempt={attempt}
            errors={[{ fieldId: 'import-file', label: texts.file, message: texts.noneChosen }]}
          />
        ) : null
      }
      finishLabel={texts.finish}
      onFinish={nothing}
      onLeave={nothing}
      aside={<Chosen texts={texts} files={files} />}
      asideLabel={texts.chosen}
    />
  )
}

interface TextProps {
  readonly texts: ImportWords
}

const Changes = ({ texts }: TextProps) => (
  <DataTable
    label={texts.whatChanges}
    columns={columnsIn(texts)}
    rows={counts.map(({ id, count }) => ({ id, count, kind: texts.kinds[id], means: texts.means[id] }))}
    rowId={idOf}
  />
)

interface FileStepProps extends TextProps {
  readonly files: readonly File[]
  readonly onChange: (files: readonly File[]) => void
  readonly isMissing: boolean
}

const FileStep = ({ texts, files, onChange, isMissing }: FileStepProps) => (
  <Form onSubmit={nothing}>
    <FormSection>
      <FileField
        id="import-file"
        label={texts.file}
        description={texts.fileHint}
        accept={['.csv', '.xlsx']}
        value={files}
        onChange={onChange}
        {...(isMissing ? { errorMessage: texts.fileError } : {})}
      />
    </FormSection>
  </Form>
)

function ColumnsStep({ texts }: TextProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Field>>>(() =>
    Object.fromEntries(texts.columns.map((column, index) => [column, fields[index] ?? 'none'])),
  )
  return (
    <Form onSubmit={nothing}>
      <FormSection>
        {Object.entries(chosen).map(([column, field]) => (
          <Select
            key={column}
            label={texts.column(column)}
            items={fields.map((id) => ({ id, label: texts.fields[id] }))}
            selectedKey={field}
            onSelectionChange={(id) => setChosen({ ...chosen, [column]: id })}
          />
        ))}
      </FormSection>
    </Form>
  )
}

const Chosen = ({ texts, files }: TextProps & { readonly files: readonly File[] }) => (
  <Stack space={8}>
    <Heading level={2} step="h3">
      {texts.chosen}
    </Heading>
    <Text step="ui" tone="ink2">
      {files[0] === undefined ? texts.noFile : texts.chosenFile(files[0].name)}
    </Text>
    <Text step="small" tone="ink3">
      {texts.untouched}
    </Text>
  </Stack>
)
