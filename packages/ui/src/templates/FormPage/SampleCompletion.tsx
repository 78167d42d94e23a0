import { Ellipsis, Eye } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ErrorSummary, type SummaryError } from '../../components/ErrorSummary/ErrorSummary.tsx'
import { Form, FormRow, FormSection } from '../../components/Form/Form.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { MenuButton } from '../../components/MenuButton/MenuButton.tsx'
import { NumberField } from '../../components/NumberField/NumberField.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import { TabLinks } from '../../components/Tabs/Tabs.tsx'
import { UnsavedBar } from '../../components/UnsavedBar/UnsavedBar.tsx'
import { FormPage } from './FormPage.tsx'

const nothing = (): void => undefined

const ways = [
  { id: 'seen', label: 'all 8 parts were viewed' },
  { id: 'passed', label: 'the test was passed', description: 'The parts before it stay open to all.' },
  { id: 'agreed', label: 'an examiner agrees' },
] as const

const spans = [
  { id: 'weeks', label: 'weeks' },
  { id: 'months', label: 'months' },
] as const
type Span = (typeof spans)[number]['id']

interface Completion {
  readonly way: (typeof ways)[number]['id']
  readonly score: number | null
  readonly valid: number | null
  readonly validIn: Span
  readonly remind: number | null
}

const errorsOf = ({ score, valid, validIn }: Completion): readonly SummaryError[] => [
  ...(score === null || score > 100 ? [{ fieldId: 'completion-score', label: 'Least score', message: 'at most 100 % possible' }] : []),
  ...(valid === null || (validIn === 'months' && valid < 2)
    ? [{ fieldId: 'completion-valid', label: 'Proof is valid for', message: 'ends before the reminder' }]
    : []),
]

const right: Completion = { way: 'passed', score: 80, valid: 12, validIn: 'months', remind: 6 }
const wrong: Completion = { ...right, score: 120, valid: 1 }

export interface SampleCompletionProps {
  /** `saved` has nothing to save, `changed` three changes, `refused` a save that failed. */
  readonly state: 'saved' | 'changed' | 'refused'
}

/** When a course is complete: a form in the state of one story. Saving what is wrong shows the summary. */
export function SampleCompletion({ state }: SampleCompletionProps) {
  const [completion, setCompletion] = useState(state === 'refused' ? wrong : right)
  const [isChanged, setChanged] = useState(state !== 'saved')
  const [attempt, setAttempt] = useState(0)
  const errors = state === 'refused' || attempt > 0 ? errorsOf(completion) : []
  const save = (): void => {
    const isRight = errorsOf(completion).length === 0
    setAttempt(isRight ? 0 : attempt + 1)
    setChanged(!isRight)
  }
  return (
    <FormPage
      title="Load securing in road haulage"
      eyebrow={<Link href="/media-management">Media</Link>}
      actions={<Actions />}
      tabs={<Parts problems={errors.length} />}
      {...(errors.length === 0 ? {} : { summary: <ErrorSummary title="Two things keep this from being saved" errors={errors} attempt={attempt} /> })}
      {...(isChanged
        ? {
            bar: (
              <UnsavedBar
                title="3 changes not saved"
                draft="Draft on this device, 11:42"
                saveLabel="Save"
                discardLabel="Discard"
                onSave={save}
                onDiscard={() => setChanged(false)}
              />
            ),
          }
        : {})}
    >
      <Fields
        completion={completion}
        hasErrors={errors.length > 0}
        onSubmit={save}
        onChange={(change) => {
          setCompletion({ ...completion, ...change })
          setChanged(true)
        }}
      />
    </FormPage>
  )
}

const Actions = () => (
  <>
    <StatusChip kind="open">Draft, version 4</StatusChip>
    <Button icon={<Icon glyph={Eye} />}>View</Button>
    <MenuButton label="More actions" isSquare variant="outline" placement="bottom end" sections={[{ id: 'more', items: [{ id: 'copy', label: 'Copy', onAction: nothing }] }]}>
      <Icon glyph={Ellipsis} />
    </MenuButton>
  </>
)

const Parts = ({ problems }: { readonly problems: number }) => (
  <TabLinks
    label="Parts of this medium"
    currentKey="completion"
    items={[
      { id: 'facts', label: 'Facts', href: '/media-management?part=facts' },
      { id: 'content', label: 'Content', href: '/media-management?part=content', count: 8 },
      {
        id: 'completion',
        label: 'Completion',
        href: '/media-management?part=completion',
        ...(problems === 0 ? {} : { problems, problemsLabel: `${problems} errors` }),
      },
      { id: 'access', label: 'Access', href: '/media-management?part=access' },
      { id: 'proof', label: 'Proof', href: '/media-management?part=proof' },
    ]}
  />
)

interface FieldsProps {
  readonly completion: Completion
  readonly hasErrors: boolean
  readonly onChange: (change: Partial<Completion>) => void
  readonly onSubmit: () => void
}

const Fields = ({ completion: { way, score, valid, validIn, remind }, hasErrors, onChange, onSubmit }: FieldsProps) => (
  <Form onSubmit={onSubmit}>
    <FormSection>
      <RadioGroup label="The medium is complete when" items={ways} selectedKey={way} onSelectionChange={(id) => onChange({ way: id })} />
    </FormSection>
    <FormSection>
      <NumberField
        id="completion-score"
        label="Least score"
        suffix="%"
        hasSteppers={false}
        value={score}
        onChange={(value) => onChange({ score: value })}
        {...(hasErrors ? { errorMessage: 'At most 100 %. With 15 questions, 80 % are twelve right answers.' } : {})}
      />
    </FormSection>
    <FormSection title="Proof">
      <FormRow>
        <NumberField
          id="completion-valid"
          label="Proof is valid for"
          value={valid}
          onChange={(value) => onChange({ valid: value })}
          {...(hasErrors ? { errorMessage: 'Shorter than the reminder, which goes out 6 weeks before. At least 2 months.' } : {})}
        />
        <Select label="Unit of time" items={spans} selectedKey={validIn} onSelectionChange={(id) => onChange({ validIn: id })} />
      </FormRow>
      <NumberField label="Remind before it ends" suffix="weeks" value={remind} onChange={(value) => onChange({ remind: value })} />
    </FormSection>
  </Form>
)
