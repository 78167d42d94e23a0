import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { NumberCell } from '../../components/DataTable/cells.tsx'
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
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { WizardPage } from './WizardPage.tsx'

const nothing = (): void => undefined

const people = [
  { id: 'name', label: 'Name' },
  { id: 'email', label: 'E-mail' },
  { id: 'unit', label: 'Unit' },
  { id: 'none', label: 'Not taken over' },
] as const
type Field = (typeof people)[number]['id']

interface Change {
  readonly id: string
  readonly kind: string
  readonly count: string
  readonly means: string
}

const changes: readonly Change[] = [
  { id: 'created', kind: 'Created', count: '28', means: 'New accounts, invited by mail' },
  { id: 'changed', kind: 'Changed', count: '61', means: 'Unit or manager differ' },
  { id: 'restored', kind: 'Restored', count: '4', means: 'Were deactivated before' },
  { id: 'held', kind: 'Held back', count: '139', means: 'Would be deactivated; they stay active' },
]

const columns: readonly Column<Change>[] = [
  { id: 'kind', label: 'Change', isRowHeader: true, cell: ({ kind }) => kind, textValue: ({ kind }) => kind },
  { id: 'count', label: 'People', align: 'number', width: { initial: 96 }, cell: ({ count }) => <NumberCell value={count} /> },
  { id: 'means', label: 'What it means', width: { initial: 300 }, cell: ({ means }) => means },
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
  const [step, setStep] = useState<string>(startStep)
  const [files, setFiles] = useState<readonly File[]>(hasFile ? [new File(['Name;E-mail'], 'people.csv')] : [])
  const [attempt, setAttempt] = useState(0)
  const isMissing = attempt > 0 && files.length === 0
  const validate = (id: string): boolean => {
    const isRight = id !== 'file' || files.length > 0
    if (!isRight) setAttempt(attempt + 1)
    return isRight
  }
  return (
    <WizardPage
      title="Import people"
      eyebrow={<Link href="/import-management">Imports</Link>}
      actions={
        <Button variant="plain" edge="end" icon={<Icon glyph={Download} />}>
          Sample file
        </Button>
      }
      {...(hasFile ? { notice: <Notice tone="info">You began this import at 11:42. The file is still here.</Notice> } : {})}
      stepsLabel="Steps of the import"
      steps={[
        { id: 'file', label: 'File', title: 'Which file is it', hasError: isMissing, content: <FileStep files={files} onChange={setFiles} isMissing={isMissing} /> },
        { id: 'columns', label: 'Match columns', title: 'Which column is which field', content: <ColumnsStep /> },
        { id: 'dry-run', label: 'Dry run', title: 'What would change', content: <DataTable label="What would change" columns={columns} rows={changes} rowId={idOf} /> },
      ]}
      currentKey={step}
      onStepChange={setStep}
      validate={validate}
      errorSummary={
        isMissing && step === 'file' ? (
          <ErrorSummary title="One thing is missing" level={3} attempt={attempt} errors={[{ fieldId: 'import-file', label: 'File', message: 'none chosen yet' }]} />
        ) : null
      }
      finishLabel="Apply 93, hold back 139"
      onFinish={nothing}
      onLeave={nothing}
      aside={<Chosen files={files} />}
      asideLabel="Chosen so far"
    />
  )
}

interface FileStepProps {
  readonly files: readonly File[]
  readonly onChange: (files: readonly File[]) => void
  readonly isMissing: boolean
}

const FileStep = ({ files, onChange, isMissing }: FileStepProps) => (
  <Form onSubmit={nothing}>
    <FormSection>
      <FileField
        id="import-file"
        label="File"
        description="One row for each person, the first row names the columns."
        accept={['.csv', '.xlsx']}
        value={files}
        onChange={onChange}
        {...(isMissing ? { errorMessage: 'Choose the file your HR system wrote.' } : {})}
      />
    </FormSection>
  </Form>
)

function ColumnsStep() {
  const [fields, setFields] = useState<Readonly<Record<string, Field>>>({ Mitarbeiter: 'name', Mail: 'email', Abteilung: 'unit' })
  return (
    <Form onSubmit={nothing}>
      <FormSection>
        {Object.entries(fields).map(([column, field]) => (
          <Select
            key={column}
            label={`Column “${column}”`}
            items={people}
            selectedKey={field}
            onSelectionChange={(id) => setFields({ ...fields, [column]: id })}
          />
        ))}
      </FormSection>
    </Form>
  )
}

const Chosen = ({ files }: { readonly files: readonly File[] }) => (
  <Stack space={8}>
    <Heading level={2} step="h3">
      Chosen so far
    </Heading>
    <Text step="ui" tone="ink2">
      {files[0] === undefined ? 'No file yet.' : `File: ${files[0].name}`}
    </Text>
    <Text step="small" tone="ink3">
      Nothing is changed before the last step.
    </Text>
  </Stack>
)
