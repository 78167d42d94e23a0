import { Badge } from '@somo/ui/Badge'
import { Card } from '@somo/ui/Card'
import { CardGrid } from '@somo/ui/CardGrid'
import { Cover } from '@somo/ui/Cover'
import { ProgressRibbon } from '@somo/ui/ProgressRibbon'
import { useCallback, useState } from 'react'
import { makeCourses, type Course } from '../data.ts'
import { mount } from '../mount.tsx'
import { side } from './side.tsx'

const courses = makeCourses(200)

interface OfferProps {
  readonly course: Course
}

/** A card like the baseline's: text, two badges, progress and two controls (the title is one). */
function Offer({ course }: OfferProps) {
  const [isMarked, setMarked] = useState(false)
  const toggle = useCallback(() => setMarked((former) => !former), [])
  return (
    <Card
      id={String(course.id)}
      title={course.title}
      href={`#${course.id}`}
      cover={<Cover category={course.tag} id={String(course.id)} shape="card" />}
      facts={[course.text, <Badge key="tag">{course.tag}</Badge>, <Badge key="level">{course.level}</Badge>]}
      state={
        <ProgressRibbon variant="line" label="Progress" value={course.progress / 100} words={`${course.progress} %`} />
      }
      actionLabel={isMarked ? 'Remove the mark' : 'Mark'}
      onAction={toggle}
    />
  )
}

mount(
  side,
  <CardGrid label="Courses">
    {courses.map((course) => (
      <Offer key={course.id} course={course} />
    ))}
  </CardGrid>,
)
