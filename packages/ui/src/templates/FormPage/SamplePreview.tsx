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
  const texts = previewWords[useUiLocale()]
  const [title, setTitle] = useState(texts.title.value)
  const [category, setCategory] = useState<Category>('apricot')
  const [about, setAbout] = useState(texts.about.value)
  return (
    <FormPage
      title={texts.page}
      eyebrow={<Link href="/media-management">{texts.media}</Link>}
      actions={
        <>
          <Link variant="button" href="/media-management">
            {texts.cancel}
          </Link>
          <Button variant="solid">{texts.create}</Button>
        </>
      }
      preview={<Preview texts={texts} title={title} category={category} about={about} />}
    >
      <Form onSubmit={nothing}>
        <FormSection>
          <TextField label={texts.title.label} value={title} onChange={setTitle} isRequired />
          <Select
            label={texts.category}
            items={categories.map((id) => ({ id, label: texts.categories[id] }))}
            selectedKey={category}
            onSelectionChange={setCategory}
          />
        </FormSection>
        <FormSection>
          <TextArea label={texts.about.label} value={about} onChange={setAbout} description={texts.about.hint} />
        </FormSection>
      </Form>
    </FormPage>
  )
}

interface PreviewProps {
  readonly texts: PreviewWords
  readonly title: string
  readonly category: Category
  readonly about: string
}

const Preview = ({ texts, title, category, about }: PreviewProps) => (
  <Stack space={16} as="section" labelledBy="course-preview">
    <Heading level={2} id="course-preview">
      {texts.inCatalogue}
    </Heading>
    <div style={{ maxInlineSize: 288 }}>
      <CardGrid label={texts.preview}>
        <Card
          id="preview"
          title={title}
          href="/catalogue"
          cover={<Cover category={category} id="load" shape="card" />}
          facts={[texts.course, texts.categories[category]]}
        />
      </CardGrid>
    </div>
    <Text tone="ink2">{about}</Text>
  </Stack>
)
