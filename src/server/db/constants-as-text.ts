import { OperationNodeTransformer, ValueNode, type KyselyPlugin } from 'kysely'

/**
 * Writes constants into the text of a statement instead of sending them as values. PostgreSQL then knows them when it
 * plans a prepared statement without its values: it can use partial indexes, and has no reason to plan each run again.
 */
export const constantsAsText: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => asText.transformNode(node, queryId),
  transformResult: ({ result }) => Promise.resolve(result),
}

class ConstantsAsText extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return isWritable(node.value) ? ValueNode.createImmediate(node.value) : node
  }
}

const asText = new ConstantsAsText()

function isWritable(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
