import type { Course, Item } from '../../src/domain/learning/course.ts'
import { htmlText } from '../../src/domain/text/html-text.ts'
import { frameAddress } from './addresses.ts'
import { statesOf } from './states.ts'

interface ShownItem {
  course: Course
  item: Item
}

/** The page: two lists to choose from, two switches, and a frame for each state. All of it is in its address. */
export function previewPage(courses: readonly Course[], search: URLSearchParams): string {
  const shown = shownItem(courses, search)
  if (shown === null) return document('<p>There is no course yet in content/courses.</p>')
  const { course, item } = shown
  const theme = search.get('theme') === 'dark' ? 'dark' : 'light'
  const width = search.get('width') === '1280' ? '1280' : '360'
  return document(
    `<form>
${courseSelect(courses, course)}
${itemSelect(shown)}
${choice('theme', theme, ['light', 'dark'])}
${choice('width', width, ['360', '1280'])}
</form>
<h1>${htmlText(item.title)} <small>${item.type}, content/courses/${course.id}.yaml</small></h1>
<main>
${statesOf(item)
  .map(({ id, title }) => {
    const query = new URLSearchParams({ course: course.id, item: item.id, state: id, theme })
    return `<figure id="${id}"><figcaption>${htmlText(title)}</figcaption><iframe title="${htmlText(title)}" loading="lazy" width="${width}" height="740" src="${htmlText(`${frameAddress}?${query}`)}"></iframe></figure>`
  })
  .join('\n')}
</main>`,
    theme,
  )
}

/** Instead of the page when the files cannot be read: what is wrong, with file and line. */
export function problemPage(message: string): string {
  return document(
    `<h1>The content cannot be shown</h1>\n<pre role="alert">${htmlText(message)}</pre>`,
  )
}

/** Around one state. */
export function frameDocument(theme: string | null): string {
  return `<!doctype html>
<html lang="en" data-theme="${theme === 'dark' ? 'dark' : 'light'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A state of an item</title>
</head>
<body>
<div id="root"></div>
<script type="module" src="/scripts/preview/frame.tsx"></script>
</body>
</html>
`
}

function shownItem(courses: readonly Course[], search: URLSearchParams): ShownItem | null {
  const course = courses.find(({ id }) => id === search.get('course')) ?? courses[0]
  const items = course?.sections.flatMap((section) => section.items) ?? []
  const item = items.find(({ id }) => id === search.get('item')) ?? items[0]
  return course && item ? { course, item } : null
}

function courseSelect(courses: readonly Course[], shown: Course): string {
  const options = courses.map((course) => optionOf(course.id, course.title, shown.id))
  return `<label>Course <select name="course">${options.join('')}</select></label>`
}

function itemSelect({ course, item }: ShownItem): string {
  const groups = course.sections.map(
    ({ title, items }) =>
      `<optgroup label="${htmlText(title)}">${items
        .map((each) => optionOf(each.id, `${each.title} (${kindOf(each)})`, item.id))
        .join('')}</optgroup>`,
  )
  return `<label>Item <select name="item">${groups.join('')}</select></label>`
}

function optionOf(id: string, title: string, chosen: string): string {
  return `<option value="${id}"${id === chosen ? ' selected' : ''}>${htmlText(title)}</option>`
}

/** A switch between two values. */
function choice(name: string, chosen: string, values: readonly string[]): string {
  const buttons = values.map(
    (value) =>
      `<label><input type="radio" name="${name}" value="${value}"${value === chosen ? ' checked' : ''}> ${value}</label>`,
  )
  return `<fieldset><legend hidden>${name}</legend>${buttons.join(' ')}</fieldset>`
}

function kindOf(item: Item): string {
  return item.type === 'exercise' ? item.exercise.kind : item.type
}

function document(content: string, theme = 'light'): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview of lessons</title>
<style>
:root { color-scheme: ${theme}; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 1rem; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; }
fieldset { border: 0; margin: 0; padding: 0; }
select { font: inherit; max-width: 24rem; }
h1 { font-size: 1.25rem; }
small { font-weight: normal; opacity: 0.7; }
main { display: flex; flex-wrap: wrap; gap: 1.5rem; }
figure { margin: 0; max-width: 100%; overflow-x: auto; }
figcaption { font-weight: 600; }
iframe { border: 1px solid gray; }
pre { white-space: pre-wrap; }
</style>
</head>
<body>
${content}
<script type="module">
document.querySelector('form')?.addEventListener('change', ({ currentTarget }) => currentTarget.submit())
</script>
</body>
</html>
`
}
