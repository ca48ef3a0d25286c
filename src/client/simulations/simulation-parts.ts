/** The code that a day needs later; it is loaded while one is open. */
export const simulationParts = {
  form: () => import('./FormTask.tsx'),
  reply: () => import('./ReplyTask.tsx'),
  end: () => import('./SimulationEnd.tsx'),
}
