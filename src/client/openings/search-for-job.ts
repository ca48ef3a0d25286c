/** A web search for a listing without a link. */
export function searchForJob({ title, company }: { title: string; company: string }): string {
  return `https://www.google.com/search?q=${encodeURIComponent(`${title} ${company} job`)}`
}
