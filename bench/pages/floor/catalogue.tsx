import { useState } from 'react'
import { makeCourses, type Course } from '../data.ts'
import { mount } from '../mount.tsx'
import { side } from './side.tsx'

const courses = makeCourses(200)

function Card({ course }: { readonly course: Course }) {
  const [isMarked, setMarked] = useState(false)
  return (
    <article className="card">
      <div className="picture" />
      <div className="words">
        <h3>{course.title}</h3>
        <p>{course.text}</p>
        <div>
          <span className="badge">{course.tag}</span> <span className="badge">{course.level}</span>
        </div>
        <progress max={100} value={course.progress} aria-label="Progress" />
        <div>
          <button type="button" className="button">
            Open
          </button>{' '}
          <button type="button" className="button" aria-pressed={isMarked} onClick={() => setMarked(!isMarked)}>
            {isMarked ? '★' : '☆'}
          </button>
        </div>
      </div>
    </article>
  )
}

mount(
  side,
  <div className="grid">
    {courses.map((course) => (
      <Card key={course.id} course={course} />
    ))}
  </div>,
)
