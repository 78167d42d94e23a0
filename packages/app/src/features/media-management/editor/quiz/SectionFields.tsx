import { NumberField } from '@somo/ui/NumberField'
import { TextField } from '@somo/ui/TextField'
import { useIntl } from 'react-intl'
import { block } from '../MediumEditor.css.ts'
import { quizEditorMessages } from './quizEditorMessages.ts'
import type { SectionValues } from './quizForm.ts'

export interface SectionFieldsProps {
  readonly section: SectionValues
  readonly onChange: (section: SectionValues) => void
}

/** Title of a section, and how many of its questions are drawn. */
export function SectionFields({ section, onChange }: SectionFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={block}>
      <TextField
        label={formatMessage(quizEditorMessages.sectionTitle)}
        value={section.title}
        onChange={(title) => onChange({ ...section, title })}
      />
      <NumberField
        label={formatMessage(quizEditorMessages.pick)}
        description={formatMessage(quizEditorMessages.pickHint, { count: section.questions.length })}
        value={section.pick}
        min={1}
        max={Math.max(1, section.questions.length)}
        onChange={(pick) => onChange({ ...section, pick })}
      />
    </div>
  )
}
