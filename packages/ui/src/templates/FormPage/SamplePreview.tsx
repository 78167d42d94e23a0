import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { CardGrid } from '../../components/CardGrid/CardGrid.tsx'
import { Cover } from '../../components/Cover/Cover.tsx'
import { Form, FormSection } from '../../components/Form/Form.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { FormPage } from './FormPage.tsx'

const nothing = (): void => undefined

const categories = [
  { id: 'apricot', label: 'Transport' },
  { id: 'sage', label: 'Safety at work' },
  { id: 'lilac', label: 'Data protection' },
] as const
type Category = (typeof categories)[number]['id']

/** A new course: its form, and beside it the card that others will see. */
export function SamplePreview() {
  const [title, setTitle] = useState('Load securing')
  const [category, setCategory] = useState<Category>('apricot')
  const [about, setAbout] = useState('How loads stay where they are: lashing, blocking, checking.')
  return (
    <FormPage
      title="New course"
      eyebrow={<Link href="/media-management">Media</Link>}
      actions={
        <>
          <Link variant="button" href="/media-management">
            Cancel
          </Link>
          <Button variant="solid">Create</Button>
        </>
      }
      preview={<Preview title={title} category={category} about={about} />}
    >
      <Form onSubmit={nothing}>
        <FormSection>
          <TextField label="Title" value={title} onChange={setTitle} isRequired />
          <Select label="Category" items={categories} selectedKey={category} onSelectionChange={setCategory} />
        </FormSection>
        <FormSection>
          <TextArea label="What it is about" value={about} onChange={setAbout} description="Stands below the title in the catalogue." />
        </FormSection>
      </Form>
    </FormPage>
  )
}

interface PreviewProps {
  readonly title: string
  readonly category: Category
  readonly about: string
}

const Preview = ({ title, category, about }: PreviewProps) => (
  <Stack space={16} as="section" labelledBy="course-preview">
    <Heading level={2} id="course-preview">
      In the catalogue
    </Heading>
    <div style={{ maxInlineSize: 288 }}>
      <CardGrid label="Preview">
        <Card
          id="preview"
          title={title}
          href="/catalogue"
          cover={<Cover category={category} id="load" shape="card" />}
          facts={['Course', categories.find(({ id }) => id === category)?.label]}
        />
      </CardGrid>
    </div>
    <Text tone="ink2">{about}</Text>
  </Stack>
)
