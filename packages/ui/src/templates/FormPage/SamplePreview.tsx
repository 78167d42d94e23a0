import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { CardGrid } from '../../components/CardGrid/CardGrid.tsx'
import { Cover } from '../../components/Cover/Cover.tsx'
import { Form, FormSection } from '../../components/Form/Form.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { useUiLocale } from '../../components/SomoProvider/SomoProvider.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { FormPage } from './FormPage.tsx'
import { previewWords, type PreviewWords } from './samplePreviewWords.ts'

const nothing = (): void => undefined

const categories = ['apricot', 'sage', 'lilac'] as const
type Category = (typeof categories)[number]

/** A new course: its form, and beside it the card that others will see. */
export function SamplePreview() {
  const said = previewWords[useUiLocale()]
  const [title, setTitle] = useState(said.title.value)
  const [category, setCategory] = useState<Category>('apricot')
  const [about, setAbout] = useState(said.about.value)
  return (
    <FormPage
      title={said.page}
      eyebrow={<Link href="/media-management">{said.media}</Link>}
      actions={
        <>
          <Link variant="button" href="/media-management">
            {said.cancel}
          </Link>
          <Button variant="solid">{said.create}</Button>
        </>
      }
      preview={<Preview said={said} title={title} category={category} about={about} />}
    >
      <Form onSubmit={nothing}>
        <FormSection>
          <TextField label={said.title.label} value={title} onChange={setTitle} isRequired />
          <Select
            label={said.category}
            items={categories.map((id) => ({ id, label: said.categories[id] }))}
            selectedKey={category}
            onSelectionChange={setCategory}
          />
        </FormSection>
        <FormSection>
          <TextArea label={said.about.label} value={about} onChange={setAbout} description={said.about.hint} />
        </FormSection>
      </Form>
    </FormPage>
  )
}

interface PreviewProps {
  readonly said: PreviewWords
  readonly title: string
  readonly category: Category
  readonly about: string
}

const Preview = ({ said, title, category, about }: PreviewProps) => (
  <Stack space={16} as="section" labelledBy="course-preview">
    <Heading level={2} id="course-preview">
      {said.inCatalogue}
    </Heading>
    <div style={{ maxInlineSize: 288 }}>
      <CardGrid label={said.preview}>
        <Card
          id="preview"
          title={title}
          href="/catalogue"
          cover={<Cover category={category} id="load" shape="card" />}
          facts={[said.course, said.categories[category]]}
        />
      </CardGrid>
    </div>
    <Text tone="ink2">{about}</Text>
  </Stack>
)
