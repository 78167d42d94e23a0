// The player of the demo's packages: pages of text and questions, which speak SCORM 1.2 or 2004, whichever they find.
'use strict'
;(() => {
  const { pages } = window.content
  const words = {
    en: {
      back: 'Back',
      next: 'Next',
      finish: 'Finish',
      again: 'Start again',
      language: 'Language',
      right: 'Correct.',
      wrong: 'Not quite.',
      place: (page) => `Page ${page} of ${pages.length}`,
      result: (score) => `You have ${score} of 100 points.`,
      check: 'Choose an answer to go on.',
    },
    de: {
      back: 'Zurück',
      next: 'Weiter',
      finish: 'Abschließen',
      again: 'Von vorn beginnen',
      language: 'Sprache',
      right: 'Richtig.',
      wrong: 'Nicht ganz.',
      place: (page) => `Seite ${page} von ${pages.length}`,
      result: (score) => `Sie haben ${score} von 100 Punkten.`,
      check: 'Wählen Sie eine Antwort, um fortzufahren.',
    },
  }
  const find = (name) => {
    for (let frame = window; ; frame = frame.parent) {
      if (frame[name]) return frame[name]
      if (frame === frame.parent) return null
    }
  }
  const [old, modern] = [find('API'), find('API_1484_11')]
  const names = modern
    ? { location: 'cmi.location', data: 'cmi.suspend_data', exit: 'cmi.exit', entry: 'cmi.entry' }
    : { location: 'cmi.core.lesson_location', data: 'cmi.suspend_data', exit: 'cmi.core.exit', entry: 'cmi.core.entry' }
  const call = (name, ...values) => {
    if (modern) return modern[name](...values)
    return old
      ? old[
          {
            Initialize: 'LMSInitialize',
            Terminate: 'LMSFinish',
            Commit: 'LMSCommit',
            GetValue: 'LMSGetValue',
            SetValue: 'LMSSetValue',
          }[name]
        ](...values)
      : ''
  }
  const get = (element) => call('GetValue', element)
  const set = (element, value) => call('SetValue', element, String(value))

  const begun = Date.now()
  call('Initialize', '')
  const stored = (() => {
    try {
      return JSON.parse(get(names.data)) ?? {}
    } catch {
      return {}
    }
  })()
  const state = {
    page: Math.min(pages.length, Math.max(1, Number(get(names.location)) || 1)),
    answers: stored.answers ?? {},
    language: stored.language ?? (navigator.language.startsWith('de') ? 'de' : 'en'),
  }

  const questions = pages.flatMap((page, index) => (page.question ? [[index, page.question]] : []))
  const scoreOf = () =>
    Math.round(
      (questions.filter(([index, { right }]) => state.answers[index] === right).length * 100) / questions.length,
    )
  const isDone = () => state.page === pages.length && questions.every(([index]) => index in state.answers)

  function save() {
    set(names.location, state.page)
    set(names.data, JSON.stringify({ answers: state.answers, language: state.language }))
    const share = (state.page - 1) / (pages.length - 1)
    const score = scoreOf()
    if (modern) {
      set('cmi.progress_measure', isDone() ? 1 : Math.min(0.99, share).toFixed(2))
      set('cmi.completion_status', isDone() ? 'completed' : 'incomplete')
      if (isDone()) {
        set('cmi.score.raw', score)
        set('cmi.score.scaled', score / 100)
        set('cmi.success_status', score >= 50 ? 'passed' : 'failed')
      }
    } else {
      if (isDone()) set('cmi.core.score.raw', score)
      set('cmi.core.lesson_status', isDone() ? 'completed' : 'incomplete')
    }
    call('Commit', '')
  }

  const make = (tag, text) => {
    const element = document.createElement(tag)
    if (text !== undefined) element.textContent = text
    return element
  }
  const [main, back, next, language] = ['main', '#back', '#next', '#language'].map((name) =>
    document.querySelector(name),
  )

  function questionOf(index, { text, options, right, why }) {
    const field = make('fieldset')
    field.append(make('legend', text[state.language]))
    const feedback = make('p')
    feedback.className = 'feedback'
    feedback.setAttribute('role', 'status')
    const judge = () => {
      const isRight = state.answers[index] === right
      feedback.textContent =
        index in state.answers ? `${words[state.language][isRight ? 'right' : 'wrong']} ${why[state.language]}` : ''
    }
    options.forEach((option, place) => {
      const label = make('label')
      const input = Object.assign(make('input'), {
        type: 'radio',
        name: `q${index}`,
        checked: state.answers[index] === place,
      })
      input.addEventListener('change', () => {
        state.answers[index] = place
        judge()
        save()
        showButtons()
      })
      label.append(input, option[state.language])
      field.append(label)
    })
    judge()
    return [field, feedback]
  }

  function showButtons() {
    const text = words[state.language]
    const page = pages[state.page - 1]
    back.textContent = text.back
    back.hidden = state.page === 1
    next.textContent = state.page === pages.length - 1 ? text.finish : text.next
    next.hidden = state.page === pages.length
    // Named, and explained by the line below the question: a disabled button could not be reached by keys.
    next.setAttribute('aria-disabled', String(Boolean(page.question) && !(state.page - 1 in state.answers)))
  }

  function show(hasMoved) {
    const text = words[state.language]
    const page = pages[state.page - 1]
    document.documentElement.lang = state.language
    document.title = window.content.title[state.language]
    document.querySelector('#place').textContent = text.place(state.page)
    document.querySelector('#languageLabel').textContent = text.language
    language.value = state.language
    const heading = Object.assign(make('h1', page.title[state.language]), { tabIndex: -1 })
    main.replaceChildren(heading, ...page.text[state.language].map((line) => make('p', line)))
    if (page.question) main.append(...questionOf(state.page - 1, page.question))
    if (state.page === pages.length) main.append(make('p', text.result(scoreOf())))
    showButtons()
    if (hasMoved) heading.focus()
  }

  function go(to) {
    state.page = to
    save()
    show(true)
  }
  next.addEventListener('click', () => {
    if (next.getAttribute('aria-disabled') === 'true')
      document.querySelector('.feedback').textContent = words[state.language].check
    else go(state.page + 1)
  })
  back.addEventListener('click', () => go(state.page - 1))
  language.addEventListener('change', () => {
    state.language = language.value
    save()
    show(false)
  })
  let isOver = false
  addEventListener('pagehide', () => {
    if (isOver) return
    isOver = true
    const seconds = Math.round((Date.now() - begun) / 1000)
    const clock = [3600, 60, 1]
      .map((unit, place) => String(Math.floor(seconds / unit) % (place === 0 ? 10000 : 60)).padStart(2, '0'))
      .join(':')
    if (modern) set('cmi.session_time', `PT${seconds}S`)
    else if (old) set('cmi.core.session_time', clock)
    set(names.exit, 'suspend')
    call('Terminate', '')
  })
  show(false)
})()
