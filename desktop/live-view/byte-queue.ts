/** Bytes that come in pieces, read in the lengths of a protocol. */
export interface ByteQueue {
  push(piece: Buffer): void;
  /** Settles once there are as many; rejects when the source has ended before. */
  take(length: number): Promise<Buffer>;
  end(): void;
}

/** Holds at most `limit` bytes that nobody has taken: a source that sends faster than we read is cut off by the error. */
export function createByteQueue(limit: number): ByteQueue {
  let bytes: Buffer = Buffer.alloc(0);
  let hasEnded = false;
  let wake = () => {};
  return {
    push(piece) {
      if (bytes.length + piece.length > limit)
        throw new RangeError(`More than ${limit} bytes wait to be read.`);
      bytes = Buffer.concat([bytes, piece]);
      wake();
    },
    async take(length) {
      while (bytes.length < length) {
        if (hasEnded) throw new Error('The connection has ended.');
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const taken = bytes.subarray(0, length);
      bytes = bytes.subarray(length);
      return taken;
    },
    end() {
      hasEnded = true;
      wake();
    },
  };
}
