interface FileLimits {
  accept?: string;
  multiple?: boolean;
  maxBytes?: number;
}

interface FileLike {
  name: string;
  type: string;
  size: number;
}

/** The files that may be taken, and what is wrong with the first that may not. */
export function checkFiles<One extends FileLike>(all: readonly One[], limits: FileLimits) {
  const candidates = limits.multiple ? all : all.slice(0, 1);
  const problems = candidates.map((file) => problemOf(file, limits));
  return {
    files: candidates.filter((_, index) => problems[index] === undefined),
    problem: problems.find((problem) => problem !== undefined),
  };
}

function problemOf(file: FileLike, { accept, maxBytes }: FileLimits): string | undefined {
  if (accept && !isAccepted(file, accept)) {
    return `${file.name} is not a kind of file that can be used here. Choose ${accept.replaceAll(',', ', ')}.`;
  }
  if (maxBytes !== undefined && file.size > maxBytes) {
    return `${file.name} is ${formatBytes(file.size)}. The limit is ${formatBytes(maxBytes)}; choose a smaller file.`;
  }
  return undefined;
}

function isAccepted(file: FileLike, accept: string): boolean {
  return accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .some((rule) => {
      if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule);
      if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1));
      return file.type === rule;
    });
}

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [unit, size] =
    bytes < 1e6 ? ['KB', bytes / 1e3] : bytes < 1e9 ? ['MB', bytes / 1e6] : ['GB', bytes / 1e9];
  return `${Number(size.toFixed(size < 10 ? 1 : 0))} ${unit}`;
}
