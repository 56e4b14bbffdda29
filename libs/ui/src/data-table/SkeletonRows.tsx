const widths = ['70%', '45%', '60%', '35%']

/** Grey bars in place of rows that are still on their way. */
export function SkeletonRows({ columns }: { columns: number }) {
  return Array.from({ length: 5 }, (_, row) => (
    <tr key={row} data-plain="" aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <i data-skeleton="" style={{ width: widths[(row + column) % widths.length] }} />
        </td>
      ))}
    </tr>
  ))
}
